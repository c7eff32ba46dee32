import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { TicketFare } from '#contract/entities/ticket-fare.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import { Line } from '#ui/line/line.tsx';
import { TicketStub } from '#ui/ticket/ticket-stub.tsx';

const section = css({ display: 'flex', flexDirection: 'column', gap: '3' });
const heading = css({ fontWeight: 'bold', lineHeight: 'tight' });

/** The tickets that start later, drawn as small tickets on a line of time (TFR-03). */
export function NextTickets({ tickets }: { readonly tickets: readonly TicketFare[] }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'accountTickets.next' });
  const state = intl.formatMessage({ id: 'accountTickets.ahead' });
  if (tickets.length === 0) return null;
  return (
    <section className={section} aria-label={title}>
      <h2 className={heading}>{title}</h2>
      <Line
        label={title}
        direction="down"
        stateTexts={{ passed: state, here: state, ahead: state }}
        stations={tickets.map(({ id, validFrom, validTo, tariffProfile, zones, price }) => ({
          id: String(id),
          state: 'ahead',
          label: <FormattedMessage id="accountTickets.starts" values={{ day: <Day value={validFrom} weekday /> }} />,
          content: (
            <TicketStub
              title={tariffProfile.displayName}
              note={<FormattedMessage id="accountTickets.ends" values={{ day: <Day value={validTo} weekday /> }} />}
              chips={zones.map(({ displayName }) => displayName)}
              chipsLabel={intl.formatMessage({ id: 'accountTickets.zones' })}
              price={<Money amount={price} />}
            />
          ),
        }))}
      />
    </section>
  );
}
