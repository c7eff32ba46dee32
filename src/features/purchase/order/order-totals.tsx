import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { Order } from '#contract/entities/order.ts';
import { Money } from '#i18n/money.tsx';
import { Percentage } from '#i18n/percentage.tsx';
import { taxLines } from '#rules/tax.ts';
import { Card } from '#ui/card/card.tsx';
import { headingText } from '#ui/text/heading.styles.ts';
import { quietText } from '#ui/text/quiet.styles.ts';

const line = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '4' });
/** Stays at the right edge if the amount is on a line of its own. */
const amount = css({ marginLeft: 'auto', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
const list = css({ display: 'flex', flexDirection: 'column', gap: '2' });

/** The price of the order, and the included tax, with a line for each rate. */
export function OrderTotals({ order }: { readonly order: Order }) {
  const taxes = taxLines(order.items).filter(({ tax }) => tax !== 0);
  return (
    <Card>
      <dl className={list}>
        <div className={`${line} ${headingText}`}>
          <dt>
            <FormattedMessage id="order.total" />
          </dt>
          <dd className={amount} data-testid="order-total">
            <Money amount={order.price} />
          </dd>
        </div>
        {taxes.map(({ percentage, base, tax }) => (
          <div key={percentage} className={`${line} ${quietText}`}>
            <dt>
              <FormattedMessage
                id="order.tax"
                values={{ rate: <Percentage value={percentage} />, base: <Money amount={base} /> }}
              />
            </dt>
            <dd className={amount}>
              <Money amount={tax} />
            </dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
