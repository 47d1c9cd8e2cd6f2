"""Settings: kept and read again; a damaged or read-only file costs one sentence, never the start."""

from captains.screen.settings import Settings, SettingsFile


def test_settings_are_kept_and_read_again(tmp_path):
    file = SettingsFile(tmp_path / "deep" / "settings.json")
    assert file.read() == Settings()
    wanted = Settings(speed=3, fullscreen=True, monitor=1, window=(1600, 900), text=1.2)
    file.keep(wanted)
    assert SettingsFile(file.path).read() == wanted
    assert file.fault() == ""


def test_a_damaged_file_gives_the_defaults_and_one_sentence_once(tmp_path):
    for number, text in enumerate(("[" * 99999, '{"speed": "quick"}', "\x00\x01", "[]", '{"window": [1]}')):
        path = tmp_path / f"{number}.json"
        path.write_text(text)
        file = SettingsFile(path)
        assert file.read() == Settings()
        assert file.fault().endswith(".") and file.fault() == ""


def test_values_out_of_range_are_brought_into_it(tmp_path):
    path = tmp_path / "settings.json"
    path.write_text('{"speed": 9, "text": 40.0, "monitor": -2, "window": [1, 999999]}')
    read = SettingsFile(path).read()
    assert (read.speed, read.text, read.monitor, read.window) == (3, 2.5, 0, (640, 16384))


def test_a_place_that_cannot_be_written_to_is_said_once(tmp_path):
    blocked = tmp_path / "file"
    blocked.write_text("in the way")
    file = SettingsFile(blocked / "settings.json")
    file.keep(Settings())
    file.keep(Settings(speed=1))
    assert "cannot be kept" in file.fault() and file.fault() == ""
