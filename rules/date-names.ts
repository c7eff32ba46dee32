/**
 * Whose names of days and months a language has. English without a country would be American: the month first, and
 * hours to twelve.
 */
export const localeOfNames = (language: string): string => (language === 'en' ? 'en-GB' : language);

const formatters = new Map<string, Intl.DateTimeFormat>();

function named(day: string, language: string, style: 'weekday' | 'full'): string {
  const key = `${language} ${style}`;
  const options: Intl.DateTimeFormatOptions = style === 'full' ? { dateStyle: 'full' } : { weekday: 'short' };
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOfNames(language), { ...options, timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(day));
}

/** The short name of an ISO day's weekday: Wed. */
export const weekdayName = (day: string, language: string): string => named(day, language, 'weekday');

/** An ISO day in words, for those who hear it: Wednesday, 6 May 2026. */
export const dayInWords = (day: string, language: string): string => named(day, language, 'full');
