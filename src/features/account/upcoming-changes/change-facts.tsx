import { useIntl } from 'react-intl';
import type { NextProfile, UpcomingChange } from '#contract/entities/upcoming-changes.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { ChangeText } from './change-text.tsx';
import { PapersText } from './papers-text.tsx';

interface ChangeFactsProps {
  readonly change: UpcomingChange;
  /** The suggested profile; undefined = no profile is suggested. */
  readonly next: NextProfile | undefined;
}

/** The profile after the change, and the profile that the card keeps until then. */
function NextText({ change, next }: { readonly change: UpcomingChange; readonly next: NextProfile }) {
  const from = next.isSame ? change.firstDayAfter : next.from;
  return (
    <>
      <ChangeText
        id={next.isSame ? 'upcomingChanges.then.same' : 'upcomingChanges.then'}
        values={{ profile: next.profile.displayName, from: <Day value={from} weekday /> }}
      />
      {next.keeps !== null && (
        <Hint>
          <ChangeText id="upcomingChanges.then.keeps" values={{ kept: change.profile?.displayName ?? '' }} />
        </Hint>
      )}
    </>
  );
}

/**
 * The price of the ticket now and after the change. If only one of the two prices is known, only this price is shown.
 */
function TicketText({ change: { ticket }, next }: ChangeFactsProps) {
  const after = next?.price ?? null;
  if (ticket === null || (ticket.price === null && after === null))
    return <ChangeText id="upcomingChanges.ticket.unknown" />;
  const form = after === null ? '.before' : ticket.price === null ? '.after' : '';
  const money = (amount: number | null) => (amount === null ? '' : <Money amount={amount} />);
  return (
    <>
      <ChangeText
        id={`upcomingChanges.ticket${form}`}
        values={{ ticket: ticket.displayName, zone: ticket.zone, before: money(ticket.price), after: money(after) }}
      />
      {ticket.basis === 'MONTHLY' && (
        <Hint>
          <ChangeText id="upcomingChanges.ticket.MONTHLY" />
        </Hint>
      )}
    </>
  );
}

/** The profile, the prices and the papers after the change, for the suggested profile. */
export function ChangeFacts({ change, next }: ChangeFactsProps) {
  const intl = useIntl();
  const label = (id: KeyAfter<'upcomingChanges.label.'>) => intl.formatMessage({ id: `upcomingChanges.label.${id}` });
  const { fee } = change.step;
  return (
    <DataList>
      <DataRow label={label('then')}>
        {next === undefined ? <ChangeText id="upcomingChanges.then.none" /> : <NextText change={change} next={next} />}
      </DataRow>
      <DataRow label={label('ticket')}>
        <TicketText change={change} next={next} />
      </DataRow>
      {fee !== null && (
        <DataRow label={label('card')}>
          {fee === 0 ? <ChangeText id="upcomingChanges.fee.none" /> : <Money amount={fee} />}
        </DataRow>
      )}
      {next !== undefined && (
        <DataRow label={label('papers')}>
          <PapersText next={next} />
        </DataRow>
      )}
    </DataList>
  );
}
