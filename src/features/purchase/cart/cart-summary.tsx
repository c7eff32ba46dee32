import { useSelector } from '@xstate/react';
import { useDeferredValue, useId, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { Money } from '#i18n/money.tsx';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { canCancelAll, cartItems, includedTax, totalOf } from '#machines/purchase/cart/cart.view.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';
import { summaryLine } from './cart-summary.styles.ts';
import { TimeLeft } from './time-left.tsx';

interface CartSummaryProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly locked: boolean;
  /** The element with the total and the buttons; it can get the focus. */
  readonly paymentRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

/** Stays at the right edge if the amount is on a line of its own. */
const total = css({ marginLeft: 'auto', fontSize: 'xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' });
/** Below the total, at the same edge. */
const included = cx(quietText, css({ flexBasis: 'full', textAlign: 'right' }));
const payment = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const buttons = css({ display: 'flex', flexDirection: 'column', gap: '3' });

/** The countdown, the total, and the buttons for the whole cart. */
export function CartSummary({ cart, locked, paymentRef, children }: CartSummaryProps) {
  const intl = useIntl();
  const totalId = useId();
  const amount = useSelector(cart, totalOf);
  const tax = useSelector(cart, includedTax);
  const hasItems = useSelector(cart, (snapshot) => cartItems(snapshot).length > 0);
  // Deferred, so that a question about the cart appears first.
  const canEmpty = useDeferredValue(useSelector(cart, canCancelAll));
  return (
    <Card title={intl.formatMessage({ id: 'cart.summary' })} ground="panel">
      <TimeLeft cart={cart} />
      <div ref={paymentRef} className={payment} role="group" aria-labelledby={totalId} tabIndex={-1}>
        <div id={totalId} className={summaryLine}>
          <FormattedMessage id="cart.total" />
          <span className={total} data-testid="cart-total">
            <Money amount={amount} />
          </span>
          {tax !== 0 && (
            <p className={included}>
              <FormattedMessage id="cart.total.tax" values={{ tax: <Money amount={tax} /> }} />
            </p>
          )}
        </div>
        <div className={buttons}>
          {children}
          {hasItems && (
            <Button
              variant="quiet"
              block
              disabled={locked || !canEmpty}
              onClick={() => cart.send({ type: 'cancelAll' })}
            >
              <FormattedMessage id="cart.cancelAll" />
            </Button>
          )}
        </div>
      </div>
    </Card>
  );
}
