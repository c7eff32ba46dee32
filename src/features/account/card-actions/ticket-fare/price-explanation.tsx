import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { Day, DayRange } from '#i18n/dates.tsx';
import { Money, RoundMoney } from '#i18n/money.tsx';
import { Percentage } from '#i18n/percentage.tsx';
import type { ExplainedTicket } from '#machines/account/ticket-fare/ticket-fare.explanation.ts';
import type { Reduction } from '#rules/price-explanation.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { Hint } from '#ui/text/hint.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';

interface PriceExplanationProps {
  readonly explanation: ExplainedTicket;
}

const listStyles = css({ display: 'grid', rowGap: '2', marginBottom: '2' });
const factStyles = css({ overflowWrap: 'anywhere' });
/** A long name wraps, but the amount beside it does not. */
const amountRow = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: '3',
  '& > dt': { flex: '[1 1 8rem]', minWidth: '0', overflowWrap: 'anywhere' },
  '& > dd': { marginLeft: 'auto', whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' },
});
const sumRow = cx(amountRow, css({ paddingTop: '2', borderTop: 'line', fontWeight: 'bold' }));

function PriceListRow({ priceList }: Pick<ExplainedTicket, 'priceList'>) {
  if (priceList === null) return null;
  const { displayName, validFrom, validTo } = priceList.period;
  return (
    <div className={factStyles}>
      <dt className={quietText}>
        <FormattedMessage id="ticketFare.how.priceList" />
      </dt>
      <dd>{`${priceList.displayName}, ${displayName}`}</dd>
      <dd className={quietText}>
        {validTo === null ? (
          <FormattedMessage id="ticketFare.how.since" values={{ from: <Day value={validFrom} /> }} />
        ) : (
          <DayRange from={validFrom} to={validTo} />
        )}
      </dd>
    </div>
  );
}

function ReductionRow({ reduction, profile }: { readonly reduction: Reduction; readonly profile: string }) {
  const percentage = <Percentage value={reduction.percentage} />;
  return (
    <div className={amountRow}>
      <dt>
        {reduction.kind === 'ISIC' ? (
          <FormattedMessage id="ticketFare.how.isic" values={{ percentage }} />
        ) : (
          <FormattedMessage id="ticketFare.how.profile" values={{ profile, percentage }} />
        )}
      </dt>
      <dd>
        <Money amount={-reduction.amount} />
      </dd>
    </div>
  );
}

/** The price before its reductions: the full price, or the list price if no full price is known. */
function FullRow({ full, reductions }: Pick<ExplainedTicket, 'full' | 'reductions'>) {
  if (reductions.length === 0) return null;
  const isFull = reductions.some(({ kind }) => kind === 'PROFILE');
  return (
    <div className={amountRow}>
      <dt>
        <FormattedMessage id={isFull ? 'ticketFare.how.full' : 'ticketFare.how.listed'} />
      </dt>
      <dd>
        <Money amount={full} />
      </dd>
    </div>
  );
}

/** How the price of the chosen ticket is calculated, in a part that a button opens (TFR-07). */
export function PriceExplanation({ explanation }: PriceExplanationProps) {
  const { ticket, zone, profile, priceList, full, reductions, price, taxPercentage, perDay } = explanation;
  // An unknown tax is not named.
  const rate = taxPercentage ?? 0;
  return (
    <Disclosure label={<FormattedMessage id="ticketFare.how" />}>
      <dl className={listStyles}>
        <div className={factStyles}>
          <dt className={quietText}>
            <FormattedMessage id="ticketFare.combination" />
          </dt>
          <dd>{ticket}</dd>
        </div>
        <div className={factStyles}>
          <dt className={quietText}>
            <FormattedMessage id="ticketFare.zone" />
          </dt>
          <dd>{zone}</dd>
        </div>
        <PriceListRow priceList={priceList} />
        <FullRow full={full} reductions={reductions} />
        {reductions.map((reduction) => (
          <ReductionRow key={reduction.kind} reduction={reduction} profile={profile} />
        ))}
        <div className={sumRow}>
          <dt>
            <FormattedMessage id="ticketFare.total" />
          </dt>
          <dd>
            <Money amount={price} />
          </dd>
        </div>
      </dl>
      <Hint>
        <FormattedMessage
          id={rate === 0 ? 'ticketFare.how.untaxed' : 'ticketFare.how.tax'}
          values={{ rate: <Percentage value={rate} />, perDay: <RoundMoney amount={perDay} /> }}
        />
      </Hint>
    </Disclosure>
  );
}
