import { create } from 'fontkit';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export type Weight = 'regular' | 'bold';

/**
 * The typefaces, in the order in which they are tried for a letter: first the shop's own typeface, then a typeface for
 * Latin with all accents, Greek and Cyrillic, then the typefaces for other scripts. The files contain all letters,
 * unlike web fonts, which are split by script.
 */
export const typefaces = [
  'Figtree',
  'NotoSans',
  'NotoSansHebrew',
  'NotoSansArabic',
  'NotoSansArmenian',
  'NotoSansGeorgian',
] as const;
export type Typeface = (typeof typefaces)[number];

/** The sign for a letter that no typeface contains. It is drawn with {@link fallback}. */
export const missingSign = '\uFFFD';
export const fallback: Typeface = 'NotoSans';

const require = createRequire(import.meta.url);
const folder = (typeface: Typeface): string => typeface.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
const weights: Readonly<Record<Weight, string>> = { regular: '400Regular', bold: '700Bold' };

const files = new Map<string, Buffer>();

/** The file of a typeface, with the letters of all its languages. It is read only one time, when it is first needed. */
export function fontFile(typeface: Typeface, weight: Weight): Buffer {
  const name = `${folder(typeface)}/${weights[weight]}/${typeface}_${weights[weight]}.ttf`;
  const file = files.get(name) ?? readFileSync(require.resolve(`@expo-google-fonts/${name}`));
  files.set(name, file);
  return file;
}

const letters = new Map<Typeface, ReadonlySet<number>>();

/** The code points that a typeface contains. They are the same in each weight. */
function lettersOf(typeface: Typeface): ReadonlySet<number> {
  const known = letters.get(typeface);
  if (known !== undefined) return known;
  const font = create(fontFile(typeface, 'regular'));
  const read = new Set('characterSet' in font ? font.characterSet : []);
  letters.set(typeface, read);
  return read;
}

/** The first typeface that contains all letters of a text; undefined if there is no such typeface. */
export function typefaceOf(text: string): Typeface | undefined {
  const needed = Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  return typefaces.find((typeface) => {
    const had = lettersOf(typeface);
    return needed.every((letter) => had.has(letter));
  });
}
