import type { MonthOfLine } from './month-line.types.ts';

export const percent = (part: number): string => `${String(part * 100)}%`;

/** The beginnings of the months as fractions of the line. */
export const startsOf = (months: readonly Pick<MonthOfLine, 'length'>[]): readonly number[] =>
  months.map((_, index) => months.slice(0, index).reduce((sum, { length }) => sum + length, 0));
