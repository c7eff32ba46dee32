import createBidi from 'bidi-js';
import { fallback, missingSign, typefaceOf } from './fonts.ts';
import type { Typeface } from './fonts.ts';

/** A stretch of a line that is drawn with one typeface. */
export interface Run {
  readonly typeface: Typeface;
  readonly text: string;
  /** Whether it is read from the right; the typeface's rules turn its letters when they are drawn. */
  readonly isFromRight: boolean;
}
type Dressed = Omit<Run, 'isFromRight'>;

const bidi = createBidi();
const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });

/** A text as its letters: with an accent that was typed after it, a letter is one (`a` + U+030C). */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Marks of direction and the like, which have no picture; but joiners choose the form of a letter. */
const invisible = /(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}/gu;

/** The shop's typeface lacks the narrow space within numbers. */
const printable = (text: string): string => text.replaceAll(invisible, '').replaceAll('\u202F', '\u00A0');

/** One typeface for the whole word if any has all of its letters, else one for each letter. */
function dressWord(word: string): Dressed[] {
  const typeface = typefaceOf(word);
  if (typeface !== undefined) return [{ typeface, text: word }];
  return lettersOf(word).map((letter) => {
    const own = typefaceOf(letter);
    return own === undefined ? { typeface: fallback, text: missingSign } : { typeface: own, text: letter };
  });
}

const word = / *[^ ]+ *| +/g;

function dress(text: string): Dressed[] {
  const joined: Dressed[] = [];
  for (const run of Array.from(printable(text).matchAll(word), ([found]) => found).flatMap(dressWord)) {
    const last = joined.at(-1);
    if (last?.typeface === run.typeface) joined[joined.length - 1] = { ...run, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

interface Stretch {
  readonly level: number;
  /** Places of its UTF-16 units in the line, `to` exclusive. */
  readonly from: number;
  readonly to: number;
}

/** The stretches of a line that have one direction, in the order in which they are seen from the left. */
function stretchesOf(line: string): Stretch[] {
  const embedding = bidi.getEmbeddingLevels(line, 'ltr');
  const stretches: Stretch[] = [];
  for (const place of bidi.getReorderedIndices(line, embedding)) {
    const level = embedding.levels[place] ?? 0;
    const last = stretches.at(-1);
    if (last?.level === level && (place === last.to || place === last.from - 1)) {
      stretches[stretches.length - 1] = { level, from: Math.min(last.from, place), to: Math.max(last.to, place + 1) };
    } else stretches.push({ level, from: place, to: place + 1 });
  }
  return stretches;
}

/** Brackets open to the other side in what is read from the right. */
const mirrored = (text: string): string =>
  Array.from(text, (letter) => bidi.getMirroredCharacter(letter) ?? letter).join('');

/** A line as it is drawn: its runs from left to right, in a page that is read from the left. */
export const runsOf = (line: string): Run[] =>
  stretchesOf(line).flatMap(({ level, from, to }) => {
    const text = line.slice(from, to);
    const isFromRight = level % 2 === 1;
    const runs = isFromRight ? dress(mirrored(text)).toReversed() : dress(text);
    return runs.map((run) => ({ ...run, isFromRight }));
  });

/** Whether the drawing alone does not say what the text is: it has another order, or signs in place of letters. */
export const isDrawnOtherwise = (runs: readonly Run[]): boolean =>
  runs.some(({ isFromRight, text }) => isFromRight || text.includes(missingSign));
