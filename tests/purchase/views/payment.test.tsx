// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { PaymentButtons } from '#features/purchase/payment/payment-buttons.tsx';
import { PaymentProblem } from '#features/purchase/payment/payment-problem.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { fullCart } from '#machines/purchase/cart/model/cart.samples.ts';
import { paymentModel } from '#machines/purchase/payment/model/payment.model.ts';
import { results } from '#machines/purchase/payment/model/payment.samples.ts';
import { paymentNotice } from '#machines/purchase/payment/payment-notice.ts';
import type { PaymentNotice } from '#machines/purchase/payment/payment-notice.ts';
import { paymentMachine } from '#machines/purchase/payment/payment.machine.ts';
import { paymentView } from '#machines/purchase/payment/payment.view.ts';
import type { ToldResult } from '#machines/purchase/payment/told-result.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
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
        invoiceDue: '2026-12-05',
        invoiceKeptUntil: '2026-12-19',
      },
      endsAt: null,
      expired: false,
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

/** For each notice: a sentence about whether the payment was charged. */
const sentences: Readonly<Partial<Record<PaymentNotice, string>>> = {
  paid: 'Zaplaceno. Děkujeme za objednávku č. 100011.',
  paidOtherwise: 'Touto platbou jsme vám nic nestrhli.',
  returning: 'vám vracíme',
  returned: 'jsme vám vrátili',
  closed: 'Nic jsme vám nestrhli. Objednávka č. 100011 už neplatí.',
};

/** The name of the notice's icon. */
const signOf = (root: HTMLElement) =>
  /lucide-(circle-alert|circle-check|triangle-alert|info)/.exec(
    root.querySelector('[data-flow="payment"] svg')?.getAttribute('class') ?? '',
  )?.[1];

describeView({
  model: paymentModel,
  render: (payment) =>
    inShop(
      testShop({ boot, cart }),
      <>
        <PaymentProblem payment={payment} />
        <PaymentButtons cart={cart} payment={payment} />
      </>,
    ),
  gestures: paymentGestures,
  view: paymentView,
  expectations: {
    confirmingInvoice: ({ root }) => {
      const question = within(root).getByRole('alertdialog').textContent;
      expect(question).toContain('Splatná bude so\u00A005.12.2026.');
      expect(question).toMatch(/nepřijde ani do\s19\.12\.2026, objednávka propadne/);
    },
    notOrdered: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toMatch(/^Nic jsme vám nestrhli/);
      expect(signOf(root)).toBe('circle-alert');
    },
    notBegun: ({ root }) => {
      expect(root.textContent).toContain('Tímto pokusem jsme vám nic nestrhli');
    },
    unpaid: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toMatch(
        /jsme vám (nic )?nestrhli\. Objednávka č\. 100011 čeká/u,
      );
    },
    waiting: ({ root }) => {
      expect(root.textContent).toContain('Zatím nevíme, zda jsme vám platbu strhli');
      const isLedBack = within(root).queryByRole('button', { name: 'Zpět na platební bránu' }) !== null;
      expect(root.textContent).toContain(isLedBack ? 'můžete se tam vrátit' : 'nejpozději za 20 minut');
    },
    unanswered: ({ root }) => {
      expect(root.textContent).toContain('neplaťte prosím podruhé');
    },
    decided: ({ root }, { context }) => {
      const { result } = context as { result: ToldResult };
      expect(root.textContent).toContain(sentences[paymentNotice(result)]);
    },
    leaving: ({ root }) => {
      expect(root.textContent).toContain('Přecházíme na platební bránu');
    },
  },
});

it.each([
  ['delivered', 'circle-check'],
  ['paidOtherwise', 'circle-check'],
  ['begun', 'triangle-alert'],
  ['rejected', 'triangle-alert'],
  ['undecided', 'triangle-alert'],
  ['undecidedElsewhere', 'triangle-alert'],
  ['returning', 'info'],
  ['returned', 'info'],
  ['closed', 'info'],
] as const)('the icon of a payment that is %s: %s', (name, sign) => {
  const input = { flowId: 'new', mode: { type: 'cart' }, resumed: null } as const;
  const { context } = createActor(paymentMachine, { input }).getSnapshot();
  const snapshot = paymentMachine.resolveState({ value: 'decided', context: { ...context, result: results[name] } });
  const payment = createActor(paymentMachine, { input, snapshot });
  const { container } = render(inShop(testShop({ boot }), <PaymentProblem payment={payment} />));
  expect(signOf(container)).toBe(sign);
  cleanup();
});
