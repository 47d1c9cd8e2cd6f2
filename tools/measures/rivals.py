"""Rivals measured in the same run: python-chess and catanatron in a Python of their own, boardgame.io in Node.

They are installed by the ordinary clients into a folder of the user's cache; one that can't be had is left out.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path

import platformdirs

CHESS = """
import random, statistics, time
import chess
def run():
    rng, moves, start = random.Random(1), 0, time.process_time()
    while time.process_time() - start < 1.0:
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(rng.choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - start)
print(statistics.median(run() for _ in range(5)))
"""

CATAN = """
import json, random, statistics, time
from catanatron import Game, RandomPlayer, Color
def run():
    random.seed(1)
    moves, start = 0, time.process_time()
    while time.process_time() - start < 1.0:
        game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        moves += len(game.state.action_records if hasattr(game.state, "action_records") else game.state.actions)
    return moves / (time.process_time() - start)
game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
for _ in range(60):
    game.play_tick()
start = time.process_time()
for _ in range(500):
    game.copy()
print(json.dumps([statistics.median(run() for _ in range(5)), (time.process_time() - start) / 500]))
"""

BOARDGAME = """
const { Client } = require('boardgame.io/client');
const game = { name: 'dice', setup: () => ({ sum: [0, 0, 0, 0] }),
  moves: { roll: ({ G, ctx, random }) => { G.sum[+ctx.currentPlayer] += random.D6(); } },
  turn: { minMoves: 1, maxMoves: 1 } };
function run() {
  const start = process.cpuUsage(); let moves = 0;
  while (true) {
    const client = Client({ game, numPlayers: 4, debug: false }); client.start();
    for (let i = 0; i < 200; i++) { client.moves.roll(); moves++; }
    const used = process.cpuUsage(start); const seconds = (used.user + used.system) / 1e6;
    if (seconds > 1.0) return moves / seconds;
  }
}
const found = []; for (let i = 0; i < 3; i++) found.push(run());
console.log(found.sort((a, b) => a - b)[1]);
"""


def _folder() -> Path:
    return Path(platformdirs.user_cache_dir("captains", appauthor=False)) / "rivals"


@cache
def _python(package: str) -> Path | None:
    """A Python with this package, None where it can't be had."""
    home = _folder() / package
    python = home / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    try:
        if not python.exists():
            subprocess.run([sys.executable, "-m", "venv", str(home)], check=True, capture_output=True, timeout=120)
        install = [str(python), "-m", "pip", "install", "-q", package]
        subprocess.run(install, check=True, capture_output=True, timeout=300)
    except (OSError, subprocess.SubprocessError):
        return None
    return python


def _ask(command: list[str], cwd: Path | None = None) -> str | None:
    try:
        done = subprocess.run(command, check=True, capture_output=True, text=True, timeout=300, cwd=cwd)
    except (OSError, subprocess.SubprocessError):
        return None
    return done.stdout.strip().splitlines()[-1]


@cache
def chess() -> float | None:
    """python-chess: random moves a CPU second."""
    python = _python("chess")
    said = _ask([str(python), "-c", CHESS]) if python else None
    return float(said) if said else None


@cache
def catanatron() -> tuple[float | None, float | None]:
    """catanatron: decisions a CPU second of four RandomPlayers, and seconds to copy a game."""
    python = _python("catanatron")
    said = _ask([str(python), "-c", CATAN]) if python else None
    if not said:
        return None, None
    rate, copy = json.loads(said)
    return float(rate), float(copy)


@cache
def boardgame_io() -> float | None:
    """boardgame.io: moves a CPU second of a dice game for four, in one client."""
    home, npm, node = _folder() / "boardgame-io", shutil.which("npm"), shutil.which("node")
    if not (npm and node):
        return None
    try:
        if not (home / "node_modules" / "boardgame.io").exists():
            home.mkdir(parents=True, exist_ok=True)
            (home / "package.json").write_text('{"private": true}', "utf-8")
            subprocess.run([npm, "install", "boardgame.io"], cwd=home, check=True, capture_output=True, timeout=300)
    except (OSError, subprocess.SubprocessError):
        return None
    said = _ask([node, "-e", BOARDGAME], home)
    return float(said) if said else None
