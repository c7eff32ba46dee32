import { formatDay } from './date-text.ts';

/**
 * The locale for the names of days and months in a language. `en` alone would mean American English, with the month
 * first and 12 hours.
 */
export const localeOfNames = (language: string): string => (language === 'en' ? 'en-GB' : language);

const formatters = new Map<string, Intl.DateTimeFormat>();

const styles = {
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  full: { dateStyle: 'full' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function nameOf(day: string, language: string, style: keyof typeof styles): string {
  const key = `${language} ${style}`;
  const options = styles[style];
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOfNames(language), { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(day));
}

/** The short name of an ISO day's weekday: Wed. */
export const weekdayName = (day: string, language: string): string => nameOf(day, language, 'weekday');

/** The short name of an ISO day's month: May. */
export const monthName = (day: string, language: string): string => nameOf(day, language, 'month');

/** An ISO day in words, for screen readers: Wednesday, 6 May 2026. */
export const dayInWords = (day: string, language: string): string => nameOf(day, language, 'full');

/**
 * An ISO day with the short name of its weekday in a language: čt 26.11.2026. Weekday and day stay on one line.
 */
export const dayWithWeekday = (day: string, language: string): string =>
  `${weekdayName(day, language)}\u00A0${formatDay(day)}`;
