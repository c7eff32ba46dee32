// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import type { Order } from '../../contract/entities/order.ts';
import { orderModel } from '../../machines/order/order.model.ts';
import { OrderActions } from '../../src/screens/order-list/order-actions.tsx';
import { OrderProgress } from '../../src/screens/order-list/order-progress.tsx';
import { describeView } from '../formal/view-level.ts';
import { orderGestures } from './order.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

const pending: Order = {
  id: 11,
  number: 100_011,
  state: { id: 1, name: 'PENDING', displayName: 'Čeká na zaplacení' },
  issued: '2026-11-21T08:00:00.000Z',
  price: 55_000,
  paymentType: { id: 1, name: 'BANK_CARD', displayName: 'Platební karta' },
  note: null,
  items: [],
};
const paid: Order = { ...pending, id: 12, state: { id: 2, name: 'PAID', displayName: 'Zaplaceno' } };

describeView({
  model: orderModel,
  render: (order) =>
    inShop(
      testShop(),
      <>
        <OrderProgress order={order} />
        <div data-row="">
          <OrderActions order={order} row={pending} />
        </div>
        <div data-paid="">
          <OrderActions order={order} row={paid} />
        </div>
      </>,
    ),
  gestures: orderGestures,
  expectations: {
    '': ({ root }) => {
      expect(root.querySelectorAll('[data-paid] button').length).toBe(0);
    },
    notCancelled: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Objednávku se nepodařilo zrušit');
    },
  },
});
