"""The renderer: SVG to pixels and PDF pages; the only importer of typst."""
