import { useIntl, type IntlShape } from 'react-intl';

/** Noon keeps a calendar day the same day in every time zone that the browser may be in. */
const noon = (day: string): Date => new Date(`${day}T12:00:00Z`);

/** An ISO day in the language shown: 21. 11. 2026; `weekday` adds the day of the week. */
export const dayText = (intl: IntlShape, day: string, style: 'plain' | 'weekday' = 'plain'): string =>
  intl.formatDate(noon(day), {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    ...(style === 'weekday' ? { weekday: 'short' } : {}),
  });

export const momentText = (intl: IntlShape, moment: string): string =>
  intl.formatDate(new Date(moment), {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  });

export function Day({ value, weekday = false }: { readonly value: string; readonly weekday?: boolean }) {
  return <time dateTime={value}>{dayText(useIntl(), value, weekday ? 'weekday' : 'plain')}</time>;
}

export function Moment({ value }: { readonly value: string }) {
  return <time dateTime={value}>{momentText(useIntl(), value)}</time>;
}

/** A range of two ISO days; `to` null = no end. */
export function DayRange({ from, to }: { readonly from: string; readonly to: string | null }) {
  return (
    <>
      <Day value={from} /> – {to === null ? null : <Day value={to} />}
    </>
  );
}
