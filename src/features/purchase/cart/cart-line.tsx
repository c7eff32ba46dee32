import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { CartLine as Line } from '#contract/entities/shopping-cart.ts';
import { Day } from '#i18n/dates.tsx';
import { Money } from '#i18n/money.tsx';
import { lineOutcome, type LineOutcome } from '#rules/cart-line-outcome.ts';
import { StateChip } from '#ui/badge/state-chip.tsx';
import { Hint } from '#ui/text/hint.tsx';

const row = css({
  display: 'grid',
  gap: '1',
  paddingY: '3',
  borderTop: '[1px solid]',
  borderColor: 'neutral.200',
  _first: { borderTop: '[0]' },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '2', fontWeight: 'bold' });

const tones = {
  AS_BEFORE: 'success',
  PRICE_CHANGED: 'warning',
  START_MOVED: 'warning',
  NOT_POSSIBLE: 'error',
  HELD: 'info',
  IN_CART: 'info',
} as const satisfies Readonly<Record<LineOutcome, string>>;

/** The changes of a line as sentences: the price, the start, or why the item cannot be bought any more. */
function Changes({ line }: { readonly line: Line }) {
  const { item, newPrice, newValidFrom, newValidTo, reason } = line;
  const day = (value: string | null | undefined) =>
    value === null || value === undefined ? '' : <Day value={value} weekday />;
  if (reason !== null) {
    return (
      <p>
        <FormattedMessage id={`cart.reason.${reason}`} />
      </p>
    );
  }
  return (
    <>
      {newValidFrom !== null && (
        <p>
          <FormattedMessage
            id="cart.line.newStart"
            values={{ before: day(item.payload.ticketFareValidFrom), from: day(newValidFrom), to: day(newValidTo) }}
          />
        </p>
      )}
      <p>
        {newPrice === null ? (
          <FormattedMessage id="cart.line.price" values={{ price: <Money amount={item.totalPrice} /> }} />
        ) : (
          <FormattedMessage
            id="cart.line.newPrice"
            values={{ before: <Money amount={item.totalPrice} />, now: <Money amount={newPrice * item.quantity} /> }}
          />
        )}
      </p>
    </>
  );
}

/** An item that was in the cart, and its present state. */
export function CartLine({ line }: { readonly line: Line }) {
  const { item, standing } = line;
  const outcome = lineOutcome(line);
  const person = item.customer === null ? null : `${item.customer.firstName} ${item.customer.lastName}`;
  return (
    <li className={row} data-standing={standing}>
      <p className={head}>
        {item.name}
        <StateChip tone={tones[outcome]}>
          <FormattedMessage id={`cart.line.${outcome}`} />
        </StateChip>
      </p>
      {(person !== null || item.description !== null) && (
        <Hint>{[person, item.description].filter((part) => part !== null).join(' · ')}</Hint>
      )}
      <Changes line={line} />
    </li>
  );
}
