// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { repeatPurchaseModel } from '../../../machines/repeat-purchase/repeat-purchase.model.ts';
import { RepeatPurchaseButton } from '../../../src/common/repeat-purchase/repeat-purchase-button.tsx';
import { describeView } from '../../formal/view-level.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { repeatPurchaseGestures } from './repeat-purchase.gestures.tsx';

describeView({
  model: repeatPurchaseModel,
  render: (repeatPurchase) => inShop(testShop(), <RepeatPurchaseButton repeatPurchase={repeatPurchase} />),
  gestures: repeatPurchaseGestures,
  expectations: {
    offered: ({ root }) => {
      expect(within(root).getByRole('button').textContent).toMatch(
        /Koupit znovu · (550|600),00\sKč od ne\s27\.12\.2026/,
      );
    },
    notOffered: ({ root }) => {
      expect(root.textContent).toBe('');
    },
    adding: ({ root }) => {
      expect(within(root).getByRole('button').getAttribute('aria-busy')).toBe('true');
    },
  },
});
