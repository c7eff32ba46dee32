// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import { cartMachine } from '../../machines/cart/cart.machine.ts';
import { fullCart } from '../../machines/cart/cart.samples.ts';
import { paymentModel } from '../../machines/payment/payment.model.ts';
import { PaymentButtons } from '../../src/screens/shopping-cart/payment-buttons.tsx';
import { PaymentProblem } from '../../src/app/payment/payment-problem.tsx';
import { describeView } from '../formal/view-level.ts';
import { paymentGestures } from './payment.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

const [ticket] = fullCart.items;
const cart = createActor(cartMachine, {
  snapshot: cartMachine.resolveState({
    value: { present: { open: 'browsing' } },
    context: {
      cart: {
        ...fullCart,
        items: ticket === undefined ? [] : [{ ...ticket, id: 1 }],
        totalPrice: 55_000,
        hasCardApplication: false,
      },
      now: null,
      itemId: null,
      failure: null,
    },
  }),
});

const allowedPaymentTypes: SystemConfiguration['allowedPaymentTypes'] = [
  { id: 1, name: 'BANK_CARD', displayName: 'Platební karta' },
  { id: 2, name: 'INVOICE', displayName: 'Faktura' },
];
const boot = { getSnapshot: () => bootSnapshot, subscribe: () => ({ unsubscribe: () => {} }) };
const bootSnapshot = { context: { configuration: { allowedPaymentTypes } } };

describeView({
  model: paymentModel,
  render: (payment) =>
    inShop(
      testShop({ boot }),
      <>
        <PaymentProblem payment={payment} />
        <PaymentButtons cart={cart} payment={payment} />
      </>,
    ),
  gestures: paymentGestures,
  expectations: {
    notOrdered: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toMatch(/^Nic jsme vám nestrhli/);
    },
    unpaid: ({ root }, { context }) => {
      const { failure } = context as { failure: unknown };
      const words = failure === null ? 'Platba není dokončena' : 'Nic jsme vám nestrhli. Objednávka čeká';
      expect(root.textContent).toContain(words);
    },
    leaving: ({ root }) => {
      expect(root.textContent).toContain('Přecházíme na platební bránu');
    },
  },
});
