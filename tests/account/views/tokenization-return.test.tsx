// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { TokenizationReturnView } from '#features/account/tokenization-return/tokenization-return-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { tokenizationReturnModel } from '#machines/account/tokenization-return/model/tokenization-return.model.ts';
import { tokenizationReturnView } from '#machines/account/tokenization-return/tokenization-return.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { tokenizationReturnGestures } from './tokenization-return.gestures.tsx';

describeView({
  model: tokenizationReturnModel,
  render: (actor) => inShop(testShop(), <TokenizationReturnView actor={actor} />),
  gestures: tokenizationReturnGestures,
  view: tokenizationReturnView,
  expectations: {
    waiting: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toContain('Banka registraci ještě nepotvrdila');
    },
    unanswered: ({ root }) => {
      within(root).getByText('Výsledek registrace zatím neznáme');
    },
    settled: ({ root }) => {
      expect(root.textContent).toBe('');
    },
  },
});
