"""Cuts Figtree into the files of font.css: python cut.py <folder of @fontsource-variable/figtree/files>

Needs fonttools and brotli. Weights 400-700; letters by language, those of two sources in one file where one page needs
both, so that their outlines are compressed together.
"""

import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter, parse_unicodes
from fontTools.ttLib import TTFont
from fontTools.varLib.instancer import instantiateVariableFont

BASIC = (
    "U+20-7E,U+A0,U+A7,U+A9,U+B0,U+C1,U+C4,U+C9,U+CD,U+D3,U+D4,U+D7,U+DA,U+DD,U+E1,U+E2,U+E4,U+E9,U+ED,U+F3,U+F4,"
    "U+FA,U+FD,U+2013,U+2014,U+2018-201E,U+2022,U+2026,U+20AC,U+2212"
)
CZECH = (
    "U+103,U+10C-10F,U+11A,U+11B,U+139,U+13A,U+13D,U+13E,U+147,U+148,U+154,U+155,U+158,U+159,U+160,U+161,U+164,"
    "U+165,U+16E,U+16F,U+17D,U+17E"
)
POLISH = (
    "U+102,U+104-107,U+118,U+119,U+141-144,U+150,U+151,U+15A,U+15B,U+15E,U+15F,U+162,U+163,U+170,U+171,U+179-17C,"
    "U+218-21B"
)
WESTERN = (
    "U+AB,U+B2,U+B3,U+B7,U+BB,U+C0,U+C2,U+C3,U+C5-C8,U+CA-CC,U+CE,U+CF,U+D1,U+D2,U+D5,U+D6,U+D9,U+DB,U+DC,U+DF,U+E0,"
    "U+E3,U+E5-E8,U+EA-EC,U+EE,U+EF,U+F1,U+F2,U+F5,U+F6,U+F9,U+FB,U+FC,U+FF"
)


def cut(source: Path, part: str, letters: str) -> TTFont:
    font = instantiateVariableFont(TTFont(source / f"figtree-{part}-wght-normal.woff2"), {"wght": (400, 700)})
    options = Options(hinting=False, glyph_names=True, name_IDs=[0, 1])
    options.layout_features = ["kern", "mark", "mkmk", "ccmp", "locl", "tnum", "rvrn"]
    options.drop_tables += ["STAT", "gasp", "HVAR"]
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=parse_unicodes(letters))
    subsetter.subset(font)
    return font


def add_letters(font: TTFont, other: TTFont) -> None:
    """Moves the outlines, widths and variations of another cut of the same family into a font."""
    names = {name: f"added.{name}" for name in other.getGlyphOrder() if name != ".notdef"}
    for name in names:
        outline = other["glyf"][name]
        outline.expand(other["glyf"])
        if outline.isComposite():
            for component in outline.components:
                component.glyphName = names[component.glyphName]
    order = [*font.getGlyphOrder(), *names.values()]
    font.setGlyphOrder(order)
    font["glyf"].glyphOrder = order
    for name, added in names.items():
        font["glyf"].glyphs[added] = other["glyf"].glyphs[name]
        font["hmtx"].metrics[added] = other["hmtx"].metrics[name]
        font["gvar"].variations[added] = other["gvar"].variations.get(name, [])
    for table in font["cmap"].tables:
        table.cmap.update({letter: names[name] for letter, name in other.getBestCmap().items()})


def save(font: TTFont, name: str) -> None:
    font["post"].formatType = 3.0
    font.flavor = "woff2"
    font.save(Path(__file__).parent / f"figtree-{name}.woff2")


source = Path(sys.argv[1])
basic = cut(source, "latin", BASIC)
add_letters(basic, cut(source, "latin-ext", CZECH))
save(basic, "basic")
save(cut(source, "latin-ext", POLISH), "polish")
save(cut(source, "latin", WESTERN), "western")
