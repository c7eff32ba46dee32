// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { CartRenewalView } from '#features/purchase/cart-renewal/cart-renewal-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { cartRenewalView } from '#machines/purchase/cart-renewal/cart-renewal.view.ts';
import { cartRenewalModel } from '#machines/purchase/cart-renewal/model/cart-renewal.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cartRenewalGestures } from './cart-renewal.gestures.tsx';

/** The notice above the page. The dialog is elsewhere in the document, and closes a moment later than the notice. */
const noticeIn = (root: HTMLElement): HTMLElement | null => root.querySelector('[data-flow] [role=status]');

describeView({
  model: cartRenewalModel,
  render: (renewal) => inShop(testShop(), <CartRenewalView renewal={renewal} />),
  gestures: cartRenewalGestures,
  view: cartRenewalView,
  expectations: {
    calm: async ({ root }) => {
      expect(noticeIn(root)).toBeNull();
      await waitFor(() => expect(within(root).queryByRole('alertdialog')).toBeNull());
    },
    noticing: ({ root }, { context }) => {
      const notice = noticeIn(root);
      expect(notice?.textContent).toContain('Košík za pár minut vyprší');
      const { renewalsLeft } = context as { renewalsLeft: number | null };
      expect(notice?.textContent).toContain(renewalsLeft === 0 ? 'Déle už ho držet nemůžeme' : 'Košík vám podržíme.');
      expect(notice?.textContent.includes('ještě 3krát')).toBe(renewalsLeft === 3);
    },
    noticed: ({ root }) => {
      expect(noticeIn(root)).toBeNull();
    },
    asking: async ({ root }, { context }) => {
      const question = await within(root).findByRole('alertdialog', { name: 'Podržet vám košík déle?' });
      expect(question.textContent).toContain('Zbývá méně než minuta');
      const { renewalsLeft } = context as { renewalsLeft: number | null };
      expect(question.textContent.includes('můžete ještě')).toBe(renewalsLeft !== null);
      expect(within(question).getByRole('timer')).toBeTruthy();
    },
    ending: ({ root }) => {
      expect(root.textContent).toContain('Košík vyprší za méně než minutu');
    },
    notKept: ({ root }) => {
      expect(root.textContent).toContain('Košík se zatím nepodařilo prodloužit');
    },
  },
});
