import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { HeldFares } from '#machines/account/customer-selection/customer-selection.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { daysBetween } from '#rules/dates.ts';
import { headingText } from '#ui/text/heading.styles.ts';
import { Ticket } from '#ui/ticket/ticket.tsx';

interface CurrentTicketsProps {
  readonly held: HeldFares;
  /** The name of the person who travels. */
  readonly person: string;
  /** ISO day. */
  readonly today: string;
}

const stack = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const remaining = cx(headingText, css({ lineHeight: 'tight' }));
/** The empty place of a ticket, about as high as one. */
const none = cx(
  remaining,
  css({
    display: 'flex',
    alignItems: 'flex-end',
    minHeight: { base: '[7rem]', wide: '[11rem]' },
    padding: '5',
    border: '[2px dashed {colors.control}]',
    borderRadius: 'large',
    color: 'inkSoft',
  }),
);

function CurrentTicket({ ticket, person, today }: { ticket: TicketFare; person: string; today: string }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'accountTickets.'>) => intl.formatMessage({ id: `accountTickets.${id}` });
  const { validFrom, validTo } = ticket;
  return (
    <>
      <p className={remaining}>
        <FormattedMessage
          id="accountTickets.remaining"
          values={{ days: daysBetween(today, validTo), day: <Day value={validTo} weekday /> }}
        />
      </p>
      <Ticket
        state="active"
        stateLabel={text('valid')}
        title={ticket.tariffProfile.displayName}
        person={person}
        from={{ label: text('from'), date: <Day value={validFrom} weekday /> }}
        to={{ label: text('to'), date: <Day value={validTo} weekday /> }}
        chips={ticket.zones.map(({ displayName }) => displayName)}
        chipsLabel={text('zones')}
        price={<Money amount={ticket.price} />}
      />
    </>
  );
}

/**
 * The tickets that are valid now with the days that are left, or the message that there are no such tickets (TFR-03).
 */
export function CurrentTickets({ held: { current, next }, person, today }: CurrentTicketsProps) {
  const intl = useIntl();
  const [first] = next;
  if (current.length === 0) {
    return (
      <p className={none}>
        <FormattedMessage
          id={first === undefined ? 'accountTickets.none' : 'accountTickets.none.next'}
          values={{ day: first && <Day value={first.validFrom} weekday /> }}
        />
      </p>
    );
  }
  return (
    <ul className={list} aria-label={intl.formatMessage({ id: 'accountTickets.current' })}>
      {current.map((ticket) => (
        <li key={ticket.id} className={stack}>
          <CurrentTicket ticket={ticket} person={person} today={today} />
        </li>
      ))}
    </ul>
  );
}
