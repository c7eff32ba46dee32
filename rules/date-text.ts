import { operatorTimeZone } from './time-zone.ts';

/** The number of days of a month; `month` 1 to 12. */
function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/**
 * Parses dd.MM.yyyy or d.M.yyyy to an ISO date (FMT-03), in every language: `1.2.2026` and `01.02.2026` are
 * `2026-02-01`. Also accepted: spaces after the points, which Czech uses; commas, because the number keypads of some
 * telephones have no point; and ISO dates. Null for any other text and for days that do not exist. Dates with slashes or
 * dashes are refused, because in some countries they begin with the month.
 */
export function parseDay(text: string): string | null {
  const local = /^(\d{1,2})\s*[.,]\s*(\d{1,2})\s*[.,]\s*(\d{4})$/.exec(text.trim());
  const iso = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text.trim());
  const [year, month, day] = local ? [local[3], local[2], local[1]] : [iso?.[1], iso?.[2], iso?.[3]];
  const [yearNumber, monthNumber, dayNumber] = [Number(year), Number(month), Number(day)];
  if (!(yearNumber >= 1000 && monthNumber >= 1 && monthNumber <= 12)) return null;
  if (dayNumber < 1 || dayNumber > daysInMonth(yearNumber, monthNumber)) return null;
  return `${year}-${String(monthNumber).padStart(2, '0')}-${String(dayNumber).padStart(2, '0')}`;
}

/**
 * Parses MM.yyyy or M.yyyy to an ISO month, with the same rules as {@link parseDay}: `2.2026` and `02. 2026` are
 * `2026-02`; an ISO month is accepted as well. Null for any other text (FMT-03).
 */
export const parseMonth = (text: string): string | null =>
  (parseDay(`1.${text.trim()}`) ?? parseDay(`${text.trim()}-01`))?.slice(0, 7) ?? null;

/** Parses yyyy to an ISO year; null for any other text (FMT-03). */
export const parseYear = (text: string): string | null => parseMonth(`1.${text.trim()}`)?.slice(0, 4) ?? null;

/** The text if it is an ISO day; null for a day in another format, and for any other text. */
export const isoDayOf = (text: string): string | null => (/^\d{4}-\d{2}-\d{2}$/.test(text) ? parseDay(text) : null);

/** Formats an ISO day for pages, fields, documents and mails (FMT-03): `01.02.2026`; a month: `02.2026`. */
export const formatDay = (day: string): string => day.split('-').toReversed().join('.');

let operatorClock: Intl.DateTimeFormat | undefined;

/**
 * The formatter is created on first use, because creating it takes more time than everything else that the first page
 * does.
 */
const clockOf = (): Intl.DateTimeFormat =>
  (operatorClock ??= new Intl.DateTimeFormat('en-GB', {
    timeZone: operatorTimeZone,
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }));

/**
 * The parts of a moment by the operator's clock, such as `month: 02`. The order of the parts and the text between them
 * are not used, because they differ between browsers.
 */
function partsOf(moment: Date): (type: Intl.DateTimeFormatPartTypes) => string {
  const parts = new Map(
    clockOf()
      .formatToParts(moment)
      .map(({ type, value }) => [type, value]),
  );
  return (type) => parts.get(type) ?? '';
}

/** Formats a moment by the operator's clock (FMT-03): `01.02.2026 18:05`. */
export function formatMoment(moment: Date): string {
  const part = partsOf(moment);
  return `${part('day')}.${part('month')}.${part('year')} ${part('hour')}:${part('minute')}`;
}

/** The time of day of a moment by the operator's clock: `18:05`. */
export function timeOfDay(moment: Date): string {
  const part = partsOf(moment);
  return `${part('hour')}:${part('minute')}`;
}

/** The day of a moment in the operator's time zone, ISO. */
export function dayOf(moment: Date): string {
  const part = partsOf(moment);
  return `${part('year')}-${part('month')}-${part('day')}`;
}
