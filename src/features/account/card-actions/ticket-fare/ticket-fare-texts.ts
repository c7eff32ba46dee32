import { useIntl, type IntlShape } from 'react-intl';
import { useErrorText } from '#common/use-error-text.ts';
import { useMoneyText } from '#i18n/money.tsx';
import type { ChangeMessage, TicketFareMessage } from '#machines/account/ticket-fare/ticket-fare.messages.ts';
import { dayWithWeekday } from '#rules/date-names.ts';

const isDay = (value: string | number): value is string => /^\d{4}-\d{2}-\d{2}$/.test(String(value));

/** The days that a message may contain, with their weekdays. A range without an end gets the text for "unlimited". */
function daysOf(intl: IntlShape, { metadata }: TicketFareMessage): Record<string, string> {
  const open = intl.formatMessage({ id: 'ticketFare.unlimited' });
  const values = Object.entries(metadata).map(([name, value]) => [
    name,
    isDay(value) ? dayWithWeekday(value, intl.locale) : `${value}`,
  ]);
  return {
    cardValidTo: open,
    profileValidFrom: open,
    profileValidTo: open,
    ticketCombinationValidFrom: open,
    ticketCombinationValidTo: open,
    ticketValidFrom: open,
    ticketValidTo: open,
    heldTicketValidFrom: open,
    heldTicketValidTo: open,
    earliestValidFrom: open,
    latestValidFrom: open,
    ...Object.fromEntries(values),
  };
}

/** Returns a function that formats the last day of a ticket, with its weekday. */
export function useUntilText(): (day: string) => string {
  const intl = useIntl();
  return (day) => intl.formatMessage({ id: 'ticketFare.combination.until' }, { day: dayWithWeekday(day, intl.locale) });
}

/**
 * Returns a function that joins the messages of one field to its error text; it returns undefined if there is no error.
 */
export function useMessagesText(): (messages: readonly TicketFareMessage[]) => string | undefined {
  const intl = useIntl();
  const errorText = useErrorText('ticketFare');
  return (messages) =>
    messages.length === 0
      ? undefined
      : messages.map((message) => errorText({ ...message, metadata: daysOf(intl, message) })).join(' ');
}

/** Returns a function that formats the note about the effect of a changed day or of another ticket (TFR-06). */
export function useChangeText(): (note: ChangeMessage) => string {
  const intl = useIntl();
  const moneyText = useMoneyText();
  return (note) => {
    const { price, priceBefore } = note.metadata;
    const amounts = Object.entries({ price, priceBefore }).map(([name, amount]) => [name, moneyText(Number(amount))]);
    return intl.formatMessage(
      { id: `ticketFare.changes.${note.name}` },
      { ...daysOf(intl, note), ...Object.fromEntries(amounts) },
    );
  };
}
