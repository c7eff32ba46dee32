// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { PaymentReturnView } from '#features/purchase/payment-return/payment-return-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { paymentReturnModel } from '#machines/purchase/payment-return/model/payment-return.model.ts';
import { paymentReturnView } from '#machines/purchase/payment-return/payment-return.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
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
