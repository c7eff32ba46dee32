import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { Item } from '#contract/entities/shopping-cart.ts';
import { Money } from '#i18n/money.tsx';
import { Percentage } from '#i18n/percentage.tsx';
import { taxWithin } from '#rules/tax.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

const rows = css({
  display: 'grid',
  gridTemplateColumns: '[auto 1fr]',
  columnGap: '4',
  rowGap: '1',
  maxWidth: '[24rem]',
  fontVariantNumeric: 'tabular-nums',
  '& > dd': { textAlign: 'right' },
});

/** A button that shows the quantity, the unit price and the tax of an item (CRT-01). */
export function ItemPrice({ item }: { readonly item: Item }) {
  const intl = useIntl();
  const { name, quantity, price, totalPrice, taxPercentage } = item;
  return (
    <Disclosure
      label={
        <>
          <FormattedMessage id="cart.price" />
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </>
      }
    >
      <dl className={rows}>
        <dt>
          <FormattedMessage id="cart.price.quantity" />
        </dt>
        <dd translate="no">{intl.formatNumber(quantity)}</dd>
        <dt>
          <FormattedMessage id="cart.price.unit" />
        </dt>
        <dd>
          <Money amount={price} />
        </dd>
        <dt>
          <FormattedMessage id="cart.price.tax" values={{ rate: <Percentage value={taxPercentage} /> }} />
        </dt>
        <dd>
          <Money amount={taxWithin(totalPrice, taxPercentage)} />
        </dd>
      </dl>
    </Disclosure>
  );
}
