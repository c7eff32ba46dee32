import { useSelector } from '@xstate/react';
import { Fragment, useDeferredValue, useRef, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { cartView } from '#machines/purchase/cart/cart.view.ts';
import { CartChanges } from './cart-changes.tsx';
import { CartItemList } from './cart-item-list.tsx';
import { CartProblem } from './cart-problem.tsx';
import { CartQuestion } from './cart-question.tsx';
import { CartSummary } from './cart-summary.tsx';
import { PayBar } from './pay-bar.tsx';
import { UnreadCart } from './unread-cart.tsx';

interface CartViewProps {
  readonly cart: ActorRefFrom<typeof cartMachine>;
  /** A payment is running; no item can be removed meanwhile. */
  readonly locked: boolean;
  readonly payment: ReactNode;
  /** Renders the content of an empty cart; `restorable`: its former items can be put back. */
  readonly empty: (restorable: boolean) => ReactNode;
  /** The offer to put back the items of an expired cart. */
  readonly restore: ReactNode;
}

const root = css({ display: 'flex', flexDirection: 'column', gap: '6' });
const columns = css({
  display: 'grid',
  gap: '6',
  gridTemplateColumns: { base: '[minmax(0, 1fr)]', desk: '[minmax(0, 1fr) 22rem]' },
});
/** Stays visible beside a long list. */
const summary = css({
  alignSelf: 'start',
  '@media (min-width: 1200px) and (min-height: 30rem)': {
    position: 'sticky',
    top: '6',
  },
});
type View = ReturnType<typeof cartView>;

/** Each second has a new snapshot that differs only in the time, which this view does not show. */
const isSameView = (before: View, now: View): boolean =>
  Object.entries(now).every(([name, value]) => before[name as keyof View] === value);

/**
 * The items of the cart, the time until it expires, and its price (CRT-01 to CRT-05). An empty cart has payment buttons
 * too, with the reason why they are disabled (CRT-06, CRT-07).
 */
export function CartView({ cart, locked, payment, empty, restore }: CartViewProps) {
  const paymentPart = useRef<HTMLDivElement>(null);
  // Deferred: items are rendered in the background, so that the browser can still react to presses.
  const view = useDeferredValue(useSelector(cart, cartView, isSameView));
  return (
    <div className={root} data-flow="cart" data-state={view.state}>
      <CartProblem cart={cart} />
      <CartChanges lines={view.changes} />
      {view.restorable !== null && <Fragment key={view.restorable}>{restore}</Fragment>}
      {!view.known && <UnreadCart cart={cart} columns={columns} busy={view.busy} />}
      {view.empty && (
        <div className={view.restorable === null ? columns : undefined}>
          {empty(view.restorable !== null)}
          {view.restorable === null && (
            <CartSummary cart={cart} locked={locked}>
              {payment}
            </CartSummary>
          )}
        </div>
      )}
      {view.items.length > 0 && (
        <div className={columns}>
          <CartItemList cart={cart} items={view.items} busy={view.busy} canRemove={view.canRemove && !locked} />
          <PayBar cart={cart} target={paymentPart} />
          <div className={summary}>
            <CartSummary cart={cart} locked={locked} paymentRef={paymentPart}>
              {payment}
            </CartSummary>
          </div>
        </div>
      )}
      <CartQuestion cart={cart} />
    </div>
  );
}
