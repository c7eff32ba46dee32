import type { Locale } from '#contract/enumerations.ts';
import { localeOfNames } from '#rules/date-names.ts';
import { operatorTimeZone } from '#rules/time-zone.ts';

/**
 * A moment as a part of a sentence, in the operator's time zone: 6 May 2026 at 04:35. Only mails have such sentences;
 * lists, pages and documents use `rules/date-text.ts`.
 */
export const momentInWords = (locale: Locale, moment: Date): string =>
  new Intl.DateTimeFormat(localeOfNames(locale), {
    timeZone: operatorTimeZone,
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(moment);
