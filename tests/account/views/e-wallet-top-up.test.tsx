// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { EWalletTopUpView } from '#features/account/card-actions/e-wallet-top-up/e-wallet-top-up-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import {
  isOverfull,
  newBalance,
  possibleRecharges,
  priceProblem,
  typedPrice,
} from '#machines/account/e-wallet-top-up/e-wallet-top-up.problems.ts';
import type { EWalletTopUpContext } from '#machines/account/e-wallet-top-up/e-wallet-top-up.types.ts';
import { eWalletTopUpView } from '#machines/account/e-wallet-top-up/e-wallet-top-up.view.ts';
import { eWalletTopUpModel } from '#machines/account/e-wallet-top-up/model/e-wallet-top-up.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { eWalletTopUpGestures } from './e-wallet-top-up.gestures.tsx';

describeView({
  model: eWalletTopUpModel,
  render: (actor) => inShop(testShop(), <EWalletTopUpView actor={actor} />),
  gestures: eWalletTopUpGestures,
  view: eWalletTopUpView,
  // A person who goes to the field of the note leaves the field of the price.
  isFeasible: (step, { context }) => !step.name.startsWith('changeNote') || context.priceMarked || context.price === '',
  expectations: {
    editing: ({ root }, { context }) => {
      const topUp = context as EWalletTopUpContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      const isTooMuch = isOverfull(topUp) || topUp.failure?.name === 'E_WALLET_ABOVE_MAXIMUM_AMOUNT';
      expect(says(/smí být nejvýše 3[\s\u00A0]000,00/)).toBe(isTooMuch);
      expect(says(/^Vyplňte částku/)).toBe(topUp.priceMarked && topUp.price === '');
      const tooLittle = 'E_WALLET_BELOW_MINIMUM_RECHARGE';
      const isTooLittle = topUp.priceMarked && priceProblem(topUp) === tooLittle;
      expect(says(/^Dobít lze nejméně/)).toBe(isTooLittle || topUp.failure?.name === tooLittle);
      const chosen = within(root).queryByRole('button', { pressed: true });
      const isOffered = possibleRecharges(topUp).some((amount) => amount === typedPrice(topUp));
      expect(chosen !== null).toBe(isOffered);
      if (newBalance(topUp) === 300_000) within(root).getByText(/^3[\s\u00A0]000,00/);
    },
    balanceUnknown: ({ root }) => {
      within(root).getByText('Nový zůstatek se nepodařilo načíst');
    },
    saving: ({ root }, { context }) => {
      const { wantsCart } = context as { wantsCart: boolean };
      const name = wantsCart ? 'Přidat a přejít do košíku' : 'Přidat do košíku';
      expect(within(root).getByRole('button', { name }).getAttribute('aria-busy')).toBe('true');
    },
  },
});
