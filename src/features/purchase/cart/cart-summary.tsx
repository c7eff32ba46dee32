import { useSelector } from '@xstate/react';
import { useDeferredValue, useId, type ReactNode, type Ref } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css, cx } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '../../../../machines/cart/cart.machine.ts';
import { canCancelAll, cartItems, includedTax, secondsLeft, totalOf } from '../../../../machines/cart/cart.view.ts';
import { soonSeconds } from '../../../../rules/cart-lifetime.ts';
import { Money } from '../../../i18n/money.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Countdown } from '../../../ui/countdown/countdown.tsx';
import { quietText } from '../../../ui/text/quiet.styles.ts';

interface CartSummaryProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  readonly locked: boolean;
  /** The part with the total and the actions; it accepts the focus. */
  readonly paymentRef?: Ref<HTMLDivElement>;
  readonly children: ReactNode;
}

const line = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '2',
  flexWrap: 'wrap',
});
/** At the right edge also where it has a line of its own. */
const total = css({ marginLeft: 'auto', fontSize: 'xl', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' });
/** Below the total, at the same edge. */
const included = cx(quietText, css({ flexBasis: 'full', textAlign: 'right' }));
const payment = css({ display: 'flex', flexDirection: 'column', gap: '4' });
const buttons = css({ display: 'flex', flexDirection: 'column', gap: '3' });

function TimeLeft({ seconds }: { readonly seconds: number }) {
  const intl = useIntl();
  const minutes = Math.ceil(seconds / 60);
  return (
    <div className={line}>
      <FormattedMessage id="cart.countdown" />
      <Countdown
        seconds={seconds}
        warning={seconds <= soonSeconds}
        spoken={intl.formatMessage({ id: 'cart.countdown.spoken' }, { minutes })}
      />
    </div>
  );
}

/** The countdown, the total, and the actions for the whole cart. */
export function CartSummary({ cart, locked, paymentRef, children }: CartSummaryProps) {
  const intl = useIntl();
  const totalId = useId();
  const seconds = useSelector(cart, secondsLeft);
  const amount = useSelector(cart, totalOf);
  const tax = useSelector(cart, includedTax);
  const hasItems = useSelector(cart, (snapshot) => cartItems(snapshot).length > 0);
  // In the background, so that a question about the cart appears first.
  const canEmpty = useDeferredValue(useSelector(cart, canCancelAll));
  return (
    <Card title={intl.formatMessage({ id: 'cart.summary' })} ground="panel">
      {seconds !== null && <TimeLeft seconds={seconds} />}
      <div ref={paymentRef} className={payment} role="group" aria-labelledby={totalId} tabIndex={-1}>
        <div id={totalId} className={line}>
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
