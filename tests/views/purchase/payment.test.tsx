// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { createActor } from 'xstate';
import type { SystemConfiguration } from '../../../contract/entities/configuration.ts';
import type { PaymentResult } from '../../../contract/entities/payment.ts';
import { cartMachine } from '../../../machines/cart/cart.machine.ts';
import { fullCart } from '../../../machines/cart/cart.samples.ts';
import { paymentTold } from '../../../machines/payment/payment-told.ts';
import type { PaymentTold } from '../../../machines/payment/payment-told.ts';
import { paymentModel } from '../../../machines/payment/payment.model.ts';
import { PaymentButtons } from '../../../src/features/purchase/payment/payment-buttons.tsx';
import { PaymentProblem } from '../../../src/features/purchase/payment/payment-problem.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { paymentGestures } from './payment.gestures.tsx';

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
      lapsed: false,
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

/** The sentence by which the page says whether the payment was charged. */
const sentences: Readonly<Partial<Record<PaymentTold, string>>> = {
  paid: 'Zaplaceno. Děkujeme za objednávku č. 100011.',
  paidOtherwise: 'Touto platbou jsme vám nic nestrhli.',
  returning: 'vám vracíme',
  returned: 'jsme vám vrátili',
  closed: 'Nic jsme vám nestrhli. Objednávka č. 100011 už neplatí.',
};

/** The signs of what is decided; before that, nothing is sure. */
const signs: Readonly<Partial<Record<PaymentTold, string>>> = {
  paid: 'circle-check',
  paidOtherwise: 'circle-check',
  returning: 'info',
  returned: 'info',
  closed: 'info',
};
const isMarked = (root: HTMLElement, sign: string) =>
  root.querySelector(`[data-flow="payment"] svg.lucide-${sign}`) !== null;

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
      expect(isMarked(root, 'circle-alert')).toBe(true);
    },
    notBegun: ({ root }) => {
      expect(root.textContent).toContain('Tímto pokusem jsme vám nic nestrhli');
    },
    unpaid: ({ root }) => {
      expect(isMarked(root, 'triangle-alert')).toBe(true);
      expect(within(root).getByRole('status').textContent).toMatch(
        /jsme vám (nic )?nestrhli\. Objednávka č\. 100011 čeká/u,
      );
    },
    waiting: ({ root }) => {
      expect(isMarked(root, 'triangle-alert')).toBe(true);
      expect(root.textContent).toContain('Zatím nevíme, zda jsme vám platbu strhli');
      const isLedBack = within(root).queryByRole('button', { name: 'Zpět na platební bránu' }) !== null;
      expect(root.textContent).toContain(isLedBack ? 'můžete se tam vrátit' : 'nejpozději za 20 minut');
    },
    unanswered: ({ root }) => {
      expect(isMarked(root, 'triangle-alert')).toBe(true);
      expect(root.textContent).toContain('neplaťte prosím podruhé');
    },
    decided: ({ root }, { context }) => {
      const { result } = context as { result: PaymentResult };
      expect(root.textContent).toContain(sentences[paymentTold(result)]);
      expect(isMarked(root, signs[paymentTold(result)] ?? '')).toBe(true);
    },
    leaving: ({ root }) => {
      expect(root.textContent).toContain('Přecházíme na platební bránu');
    },
  },
});
