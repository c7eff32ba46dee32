// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { OrderActions } from '#features/purchase/order-list/order-actions.tsx';
import { OrderInvoice } from '#features/purchase/order/order-invoice.tsx';
import { OrderProgress } from '#features/purchase/order/order-progress.tsx';
import { OrderQuietSteps } from '#features/purchase/order/order-quiet-steps.tsx';
import { OrderSteps } from '#features/purchase/order/order-steps.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { orderModel } from '#machines/purchase/order/model/order.model.ts';
import { orderView } from '#machines/purchase/order/order.view.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { orderGestures } from './order.gestures.tsx';
import { cancelledOrder, invoiceOrder, paidOrder, pendingOrder } from './order.samples.ts';

const rows = [pendingOrder, invoiceOrder, paidOrder];

const problems: Readonly<Record<string, string>> = {
  notCancelled: 'Objednávku se nepodařilo zrušit',
  notTurned: 'Způsob platby se nepodařilo změnit',
  notSent: 'Potvrzení se nepodařilo poslat',
  notDownloaded: 'Soubor se nepodařilo stáhnout',
};
const tellsProblem =
  (state: string) =>
  ({ root }: { readonly root: HTMLElement }) => {
    expect(within(root).getByRole('alert').textContent).toContain(problems[state]);
  };

describeView({
  model: orderModel,
  render: (order) =>
    inShop(
      testShop({ cart: staticActor({ cart: { invoiceDue: '2026-12-05' } }) }),
      <>
        <OrderProgress order={order} />
        <div data-list="">
          {rows.map((row) => (
            <OrderActions key={row.id} order={order} row={row} />
          ))}
        </div>
        <div data-opened="">
          {rows.map((row) => (
            <OrderQuietSteps key={row.id} order={order} shown={row} />
          ))}
        </div>
        {rows.map((shown) => (
          <div key={shown.id} data-order="">
            <OrderSteps order={order} shown={shown} />
            <OrderInvoice order={order} shown={shown} />
          </div>
        ))}
        <div data-over="">
          <OrderActions order={order} row={cancelledOrder} />
          <OrderQuietSteps order={order} shown={cancelledOrder} />
          <OrderSteps order={order} shown={cancelledOrder} />
        </div>
      </>,
    ),
  gestures: orderGestures,
  view: orderView,
  expectations: {
    '': ({ root }) => {
      expect(root.querySelectorAll('[data-over] button').length).toBe(0);
      const buttonsIn = (part: string) =>
        [...root.querySelectorAll(`[data-${part}] button`)].map(({ textContent }) => textContent);
      expect(buttonsIn('list')).toEqual(['Zaplatit', 'Zrušit', 'Zrušit', 'Poslat potvrzení']);
      expect(buttonsIn('opened')).toEqual(['Zrušit objednávku', 'Zrušit objednávku', 'Poslat potvrzení znovu']);
    },
    sending: ({ root }) => {
      expect(root.querySelectorAll('[data-order] button[aria-busy=true]').length).toBe(1);
    },
    notCancelled: tellsProblem('notCancelled'),
    notTurned: tellsProblem('notTurned'),
    notSent: tellsProblem('notSent'),
    notDownloaded: tellsProblem('notDownloaded'),
  },
});
