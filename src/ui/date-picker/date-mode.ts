import { parseDate } from '@ark-ui/react/date-picker';
import { parseDay, parseMonth, parseYear } from '#rules/date-text.ts';

/** What a date picker selects: an ISO date `2026-02-01`, an ISO month `2026-02`, or a year `2026` (FMT-03). */
export type DateMode = 'date' | 'month' | 'year';

interface ModeTraits {
  /** Converts the typed text to the ISO value; null if the text is not a valid value. */
  readonly parse: (text: string) => string | null;
  /** The view of the calendar in which the value is chosen. */
  readonly view: 'day' | 'month' | 'year';
  /** The number of characters of the ISO value. */
  readonly length: number;
}

export const modes: Readonly<Record<DateMode, ModeTraits>> = {
  date: { parse: parseDay, view: 'day', length: 10 },
  month: { parse: parseMonth, view: 'month', length: 7 },
  year: { parse: parseYear, view: 'year', length: 4 },
};

/** The first day of an ISO date, month or year. */
export const firstDay = (value: string) => parseDate(`${value}${'0000-01-01'.slice(value.length)}`);
