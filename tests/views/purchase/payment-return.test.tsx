// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { describeView } from '../../../formal/view/view-level.ts';
import { paymentReturnModel } from '../../../machines/payment-return/model/payment-return.model.ts';
import { paymentReturnView } from '../../../machines/payment-return/payment-return.view.ts';
import { PaymentReturnView } from '../../../src/features/purchase/payment-return/payment-return-view.tsx';
import { inShop, testShop } from '../support/test-shop.tsx';
import { paymentReturnGestures } from './payment-return.gestures.tsx';

describeView({
  model: paymentReturnModel,
  render: (paymentReturn) => inShop(testShop(), <PaymentReturnView paymentReturn={paymentReturn} />),
  gestures: paymentReturnGestures,
  view: paymentReturnView,
  expectations: {
    waiting: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Zatím nevíme, zda jsme vám platbu strhli');
    },
    unanswered: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Neplaťte prosím podruhé');
    },
  },
});
