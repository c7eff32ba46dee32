/**
 * Whose names of days and months a language has. English without a country would be American: the month first, and
 * hours to twelve.
 */
export const localeOfNames = (language: string): string => (language === 'en' ? 'en-GB' : language);

const formatters = new Map<string, Intl.DateTimeFormat>();

const styles = {
  weekday: { weekday: 'short' },
  month: { month: 'short' },
  full: { dateStyle: 'full' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function named(day: string, language: string, style: keyof typeof styles): string {
  const key = `${language} ${style}`;
  const options = styles[style];
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOfNames(language), { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(day));
}

/** The short name of an ISO day's weekday: Wed. */
export const weekdayName = (day: string, language: string): string => named(day, language, 'weekday');

/** The short name of an ISO day's month: May. */
export const monthName = (day: string, language: string): string => named(day, language, 'month');

/** An ISO day in words, for those who hear it: Wednesday, 6 May 2026. */
export const dayInWords = (day: string, language: string): string => named(day, language, 'full');
