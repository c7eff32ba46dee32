import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ReplayTicket, TicketStep } from '#contract/entities/replay-ticket.ts';
import { Day, Moment } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { saveTicket } from '#runtime/replay-ticket/ticket-file.ts';
import { Button } from '#ui/button/button.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import type { FailureReport } from './failure.actors.ts';

const steps = css({ display: 'flex', flexDirection: 'column', width: 'full' });
const step = css({
  display: 'grid',
  columnGap: '4',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', narrow: '[5rem minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)]' },
  paddingY: '2',
  borderTop: 'line',
  fontSize: 's',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
const soft = css({ color: 'inkSoft' });
const reached = css({ fontWeight: 'medium' });

const withNumbers = (all: readonly TicketStep[]) => all.map((one, index) => ({ number: index + 1, one }));

/**
 * The steps of the shop's machines: for each step, the time, the machine, the event, and the machine's state after the
 * event.
 */
function Steps({ ticket }: { readonly ticket: ReplayTicket }) {
  const intl = useIntl();
  const machines = new Map(ticket.flows.map(({ number, machine }) => [number, machine]));
  const seconds = ({ at }: TicketStep) =>
    intl.formatNumber(at / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ol className={steps} translate="no">
      {withNumbers(ticket.steps).map(({ number, one }) => (
        <li key={number} className={step}>
          <span className={soft}>
            <FormattedMessage id="deskFailures.seconds" values={{ seconds: seconds(one) }} />
          </span>
          <span>{machines.get(one.flow)}</span>
          <span>{one.event.type}</span>
          <span className={reached}>{one.state}</span>
        </li>
      ))}
    </ol>
  );
}

/** The data of a reported failure for the support, and the file with which developers repeat it. */
export function FailureDetail({ report }: { readonly report: FailureReport }) {
  const intl = useIntl();
  const { ticket, code, reported, keptUntil } = report;
  const label = (id: KeyAfter<'deskFailures.'>) => intl.formatMessage({ id: `deskFailures.${id}` });
  return (
    <>
      <DataList>
        <DataRow label={label('code')}>{code}</DataRow>
        <DataRow label={label('reported')}>
          <Moment value={reported} />
        </DataRow>
        <DataRow label={label('page')}>{ticket.page}</DataRow>
        <DataRow label={label('version')}>{ticket.version}</DataRow>
        <DataRow label={label('language')}>{ticket.language}</DataRow>
        <DataRow label={label('keptUntil')}>
          <Day value={keptUntil} />
        </DataRow>
      </DataList>
      <div>
        <Button onClick={() => saveTicket(ticket)}>{label('save')}</Button>
      </div>
      <PageSection title={label('steps')}>
        {ticket.steps.length === 0 ? <p>{label('noSteps')}</p> : <Steps ticket={ticket} />}
      </PageSection>
    </>
  );
}
