// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { balanceTransferModel } from '../../../machines/balance-transfer/balance-transfer.model.ts';
import type { BalanceTransferContext } from '../../../machines/balance-transfer/balance-transfer.types.ts';
import { BalanceTransferView } from '../../../src/features/account/card-actions/balance-transfer/balance-transfer-view.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { balanceTransferGestures } from './balance-transfer.gestures.tsx';

describeView({
  model: balanceTransferModel,
  render: (actor) => inShop(testShop(), <BalanceTransferView actor={actor} />),
  gestures: balanceTransferGestures,
  expectations: {
    editing: ({ root }, { context }) => {
      const { missing } = context as BalanceTransferContext;
      expect(within(root).getByRole('textbox').getAttribute('aria-invalid')).toBe(missing ? 'true' : null);
    },
    submitting: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBe('true');
    },
    refused: ({ root }) => {
      expect(within(root).queryByRole('alert')).not.toBeNull();
    },
  },
});

it('shows in each state what the specification demands (XXX-00)', () => {
  expect.fail('FILL IN the expectations above: what the page shows in each state. Then delete this test.');
});
