import { useIntl } from 'react-intl';
import { dayWithWeekday, monthName } from '#rules/date-names.ts';
import { formatDay, formatMoment } from '#rules/date-text.ts';

/** An ISO moment in the operator's time zone: 21.11.2026 23:30. */
export const momentText = (moment: string): string => formatMoment(new Date(moment));

/** `weekday` adds the short name of the weekday in the language of the page. */
export function Day({ value, weekday = false }: { readonly value: string; readonly weekday?: boolean }) {
  const { locale } = useIntl();
  return (
    <time dateTime={value} translate="no">
      {weekday ? dayWithWeekday(value, locale) : formatDay(value)}
    </time>
  );
}

/** The short name of the month of an ISO day. */
export function Month({ value }: { readonly value: string }) {
  const { locale } = useIntl();
  return <span>{monthName(value, locale)}</span>;
}

export function Moment({ value }: { readonly value: string }) {
  return (
    <time dateTime={value} translate="no">
      {momentText(value)}
    </time>
  );
}

/**
 * A range of two ISO days; `to` null = no end. If the second day needs its own line, the dash stays with the first day.
 */
export function DayRange({ from, to }: { readonly from: string; readonly to: string | null }) {
  return (
    <>
      <Day value={from} />
      {'\u00A0– '}
      {to === null ? null : <Day value={to} />}
    </>
  );
}
