// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { RepeatPurchaseFrame } from '#common/repeat-purchase/repeat-purchase-frame.tsx';
import { RepeatTicketFareButton } from '#common/repeat-purchase/repeat-ticket-fare-button.tsx';
import { RepeatTopUpButton } from '#common/repeat-purchase/repeat-top-up-button.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { repeatPurchaseModel } from '#machines/common/repeat-purchase/model/repeat-purchase.model.ts';
import type { RepeatPurchaseContext } from '#machines/common/repeat-purchase/repeat-purchase.types.ts';
import { repeatPurchaseView } from '#machines/common/repeat-purchase/repeat-purchase.view.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { repeatPurchaseGestures } from './repeat-purchase.gestures.tsx';
import { inShop, testShop } from './support/test-shop.tsx';

const ticketFareText = /^Koupit znovu · (550|600),00\sKč od ne\s27\.12\.2026$/;
const topUpText = /^Dobít znovu 500,00\sKč nový zůstatek (730|700),00\sKč$/;
const filled = buttonStyles({ variant: 'primary', block: true });

describeView({
  model: repeatPurchaseModel,
  render: (repeatPurchase) =>
    inShop(
      testShop(),
      <RepeatPurchaseFrame repeatPurchase={repeatPurchase}>
        <RepeatTicketFareButton repeatPurchase={repeatPurchase} />
        <RepeatTopUpButton repeatPurchase={repeatPurchase} variant="secondary" />
      </RepeatPurchaseFrame>,
    ),
  gestures: repeatPurchaseGestures,
  view: repeatPurchaseView,
  expectations: {
    ready: ({ root }, { context }) => {
      const { ticketFare, topUp } = (context as RepeatPurchaseContext).offers;
      const buttons = within(root).queryAllByRole('button');
      const texts = [...(ticketFare === null ? [] : [ticketFareText]), ...(topUp === null ? [] : [topUpText])];
      expect(buttons).toHaveLength(texts.length);
      for (const [index, text] of texts.entries()) expect(buttons[index]?.textContent).toMatch(text);
      const isFilled = buttons.map(({ className }) => className === filled);
      expect(isFilled).toEqual(texts.map((text) => text === ticketFareText));
    },
    addingTicketFare: ({ root }) => {
      expect(
        within(root)
          .getByRole('button', { name: /Koupit znovu/ })
          .getAttribute('aria-busy'),
      ).toBe('true');
    },
    addingTopUp: ({ root }) => {
      expect(
        within(root)
          .getByRole('button', { name: /Dobít znovu/ })
          .getAttribute('aria-busy'),
      ).toBe('true');
    },
  },
});
