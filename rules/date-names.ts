/**
 * Whose names of days and months a language has. English without a country would be American: the month first, and
 * hours to twelve.
 */
export const localeOfNames = (language: string): string => (language === 'en' ? 'en-GB' : language);

const formatters = new Map<string, Intl.DateTimeFormat>();

const styles = {
  weekday: { weekday: 'short' },
  full: { dateStyle: 'full' },
  month: { day: 'numeric', month: 'long' },
  year: { day: 'numeric', month: 'long', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

function named(day: string, language: string, style: keyof typeof styles): string {
  const key = `${language} ${style}`;
  const formatter =
    formatters.get(key) ?? new Intl.DateTimeFormat(localeOfNames(language), { ...styles[style], timeZone: 'UTC' });
  formatters.set(key, formatter);
  return formatter.format(new Date(day));
}

/** The short name of an ISO day's weekday: Wed. */
export const weekdayName = (day: string, language: string): string => named(day, language, 'weekday');

/** An ISO day in words, for those who hear it: Wednesday, 6 May 2026. */
export const dayInWords = (day: string, language: string): string => named(day, language, 'full');

/** An ISO day with the name of its month: 21 January; its year only where the person would have to guess it. */
export const dayWithMonth = (day: string, language: string, { withYear }: { readonly withYear: boolean }): string =>
  named(day, language, withYear ? 'year' : 'month');
