import { useIntl } from 'react-intl';
import { useCalendarTexts } from '#common/use-calendar-texts.ts';
import type { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatDay } from '#rules/date-text.ts';
import { DatePicker } from '#ui/date-picker/date-picker.tsx';
import { useMessagesText } from './ticket-fare-texts.ts';

interface StartFieldProps {
  readonly start: ReturnType<typeof ticketFareView>['start'];
  readonly today: string;
  readonly onChange: (day: string | null, text: string) => void;
  readonly onLeave: () => void;
}

/** The first day of the ticket; the calendar does not offer days on which the ticket would overlap another ticket. */
export function StartField({ start, today, onChange, onLeave }: StartFieldProps) {
  const intl = useIntl();
  const calendarTexts = useCalendarTexts();
  const messagesText = useMessagesText();
  const { window } = start;
  const isSold = window !== null && window.earliest <= window.latest;
  const text = (id: KeyAfter<'ticketFare.'>, values: Record<string, string> = {}) =>
    intl.formatMessage({ id: `ticketFare.${id}` }, values);
  const range = isSold
    ? text('validFrom.help', { earliest: formatDay(window.earliest), latest: formatDay(window.latest) })
    : undefined;
  return (
    <DatePicker
      label={text('validFrom')}
      help={start.fixed ? text('validFrom.fixed') : range}
      error={messagesText(start.messages)}
      value={start.day}
      text={start.text}
      onChange={onChange}
      onLeave={onLeave}
      disabled={start.disabled}
      min={isSold ? window.earliest : undefined}
      max={isSold ? window.latest : undefined}
      isDateUnavailable={start.isBlocked}
      today={today}
      locale={intl.locale}
      name="validFrom"
      texts={calendarTexts}
    />
  );
}
