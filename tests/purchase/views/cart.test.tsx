// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import { CartView } from '#features/purchase/cart/cart-view.tsx';
import { EmptyCart } from '#features/purchase/cart/empty-cart.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { Failure } from '#machines/common/failure.ts';
import type { CartContext } from '#machines/purchase/cart/cart.types.ts';
import { cartView } from '#machines/purchase/cart/cart.view.ts';
import { cartModel } from '#machines/purchase/cart/model/cart.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cartGestures } from './cart.gestures.tsx';

/**
 * Checks the title of a failure. The page shows the title only if the failed call has already shown a toast of its own;
 * otherwise the flow's toast contains the title.
 */
function expectTitle(root: HTMLElement, context: unknown, title: string): void {
  const { failure } = context as { failure: Failure | null };
  const alert = within(root).getByRole('alert').textContent;
  expect(alert).not.toBe('');
  expect(alert.includes(title)).toBe(failure === null || isAnnouncedByCall(failure));
}

describeView({
  model: cartModel,
  render: (cart) =>
    inShop(
      testShop({ customerSelection: createActor(customerSelectionMachine) }),
      <CartView
        cart={cart}
        locked={false}
        payment={null}
        empty={(restorable) => <EmptyCart restorable={restorable} />}
        restore={null}
      />,
    ),
  gestures: cartGestures,
  view: cartView,
  expectations: {
    'present.reading': ({ root }, { context }) => {
      const { cart, endsAt, now } = context as CartContext;
      if (cart === null) expect(within(root).queryByRole('timer') !== null).toBe((endsAt ?? 0) > (now ?? 0));
    },
    'present.empty': ({ root }, { context }) => {
      const { cart } = context as { cart: { restorable: boolean } };
      expect(within(root).getByText('V košíku nic není.')).toBeTruthy();
      // If the items of an expired cart can be restored, no total is shown.
      const total = within(root).queryByTestId('cart-total')?.textContent ?? null;
      if (!cart.restorable) expect(total).toMatch(/^0,00/);
      else expect(total).toBeNull();
      expect(within(root).queryByRole('button', { name: 'Vyprázdnit košík' })).toBeNull();
    },
    'present.open.browsing': ({ root }, { context }) => {
      const { cart } = context as { cart: { items: readonly unknown[]; totalPrice: number } };
      expect(within(root).getAllByRole('listitem', { hidden: true }).length).toBeGreaterThanOrEqual(cart.items.length);
      expect(within(root).getByTestId('cart-total').textContent).toContain(
        cart.totalPrice === 55_000 ? '550,00' : '650,00',
      );
      expect(within(root).queryByRole('timer')).not.toBeNull();
    },
    'present.open.confirmingRemoval': ({ root }, { context }) => {
      const { itemId } = context as { itemId: number };
      const title = itemId === 2 ? 'Zrušit žádost o kartu?' : 'Odebrat položku z košíku?';
      expect(within(root).getByRole('alertdialog', { name: title })).toBeTruthy();
    },
    'present.unreadable': ({ root }, { context }) => expectTitle(root, context, 'Košík se nepodařilo načíst'),
    'present.open.removalFailed': ({ root }, { context }) =>
      expectTitle(root, context, 'Položku se nepodařilo odebrat'),
  },
});
