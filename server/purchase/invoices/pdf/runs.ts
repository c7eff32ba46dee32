import createBidi from 'bidi-js';
import { fallback, missingSign, typefaceOf } from './fonts.ts';
import type { Typeface } from './fonts.ts';

/** A part of a line that is drawn with one typeface. */
export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
  /**
   * Whether the text is read from right to left. When such a text is drawn, the rules of the typeface put its letters in
   * order.
   */
  readonly isFromRight: boolean;
}
type TypefaceRun = Omit<Run, 'isFromRight'>;

const bidi = createBidi();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** Splits a text into letters. A letter and its combining accent (`a` + U+030C) are one letter. */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Invisible characters, such as direction marks. Joiners are excluded, because they determine the form of a letter. */
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** Replaces the narrow space in numbers, which the shop's typeface does not contain. */
const printable = (text: string): string => text.replaceAll(invisible, '').replaceAll('\u202F', '\u00A0');

/** Chooses one typeface for the whole word if it contains all letters; otherwise each letter gets its own typeface. */
function typefacesOfWord(word: string): TypefaceRun[] {
  const typeface = typefaceOf(word);
  if (typeface !== undefined) return [{ typeface, text: word }];
  return lettersOf(word).map((letter) => {
    const own = typefaceOf(letter);
    return own === undefined ? { typeface: fallback, text: missingSign } : { typeface: own, text: letter };
  });
}

const word = / *[^ ]+ *| +/g;

function withTypefaces(text: string): TypefaceRun[] {
  const joined: TypefaceRun[] = [];
  for (const run of Array.from(printable(text).matchAll(word), ([found]) => found).flatMap(typefacesOfWord)) {
    const last = joined.at(-1);
    if (last?.typeface === run.typeface) joined[joined.length - 1] = { ...run, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

interface DirectionRun {
  readonly level: number;
  /** `from` and `to` are positions of UTF-16 units in the line; `to` is exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The parts of a line that have one direction, in visual order from left to right. */
function directionRunsOf(line: string): DirectionRun[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const runs: DirectionRun[] = [];
  for (const place of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[place] ?? 0;
    const last = runs.at(-1);
    if (last?.level === level && (place === last.to || place === last.from - 1)) {
      runs[runs.length - 1] = { level, from: Math.min(last.from, place), to: Math.max(last.to, place + 1) };
    } else runs.push({ level, from: place, to: place + 1 });
  }
  return runs;
}

/** Mirrors brackets for text that is read from right to left. */
const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** The runs of a line from left to right, as they are drawn on a page that is read from left to right. */
export const runsOf = (line: string): Run[] =>
  directionRunsOf(line).flatMap(({ level, from, to }) => {
    const text = line.slice(from, to);
    const isFromRight = level % 2 === 1;
    const runs = isFromRight ? withTypefaces(mirrored(text)).toReversed() : withTypefaces(text);
    return runs.map((run) => ({ ...run, isFromRight }));
  });

/** Whether the drawing differs from the text: letters are in another order, or signs replace letters. */
export const differsFromText = (runs: readonly Run[]): boolean =>
  runs.some(({ isFromRight, text }) => isFromRight || text.includes(missingSign));
