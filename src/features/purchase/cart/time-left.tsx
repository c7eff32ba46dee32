import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { secondsLeft } from '#machines/purchase/cart/cart.view.ts';
import { soonSeconds } from '#rules/cart-lifetime.ts';
import { Countdown } from '#ui/countdown/countdown.tsx';
import { summaryLine } from './cart-summary.styles.ts';

/** The time until the cart expires; nothing if the cart is empty or the time is unknown (CRT-01). */
export function TimeLeft({ cart }: { readonly cart: ActorRefFrom<typeof cartMachine> }) {
  const intl = useIntl();
  const seconds = useSelector(cart, secondsLeft);
  if (seconds === null) return null;
  const minutes = Math.ceil(seconds / 60);
  return (
    <div className={summaryLine}>
      <FormattedMessage id="cart.countdown" />
      <Countdown
        seconds={seconds}
        warning={seconds <= soonSeconds}
        spoken={intl.formatMessage({ id: 'cart.countdown.spoken' }, { minutes })}
      />
    </div>
  );
}
