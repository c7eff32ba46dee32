import { useSelector } from '@xstate/react';
import type { RefObject } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { Money } from '#i18n/money.tsx';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { cartItems, totalOf } from '#machines/purchase/cart/cart.view.ts';
import { BottomBar } from '#ui/bottom-bar/bottom-bar.tsx';
import { Hint } from '#ui/text/hint.tsx';

interface PayBarProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** The total with the payment buttons. */
  readonly target: RefObject<HTMLElement | null>;
}

const total = css({ fontSize: 'l', fontWeight: 'bold', fontVariantNumeric: 'tabular-nums' });

/** For phones: the total of a long cart and a button that scrolls to the payment (CRT-07). */
export function PayBar({ cart, target }: PayBarProps) {
  const count = useSelector(cart, (snapshot) => cartItems(snapshot).length);
  const amount = useSelector(cart, totalOf);
  return (
    <BottomBar target={target} label={<FormattedMessage id="cart.toPayment" />}>
      <p className={total}>
        <Money amount={amount} />
      </p>
      <Hint>
        <FormattedMessage id="shell.cartCount" values={{ count }} />
      </Hint>
    </BottomBar>
  );
}
