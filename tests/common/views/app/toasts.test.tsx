// @vitest-environment jsdom
import { expect } from 'vitest';
import { Toasts } from '#app/toasts/toasts.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { toastsModel } from '#machines/common/toasts/model/toasts.model.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { toastsGestures } from './toasts.gestures.tsx';

fillBrowserGaps();

describeView({
  model: toastsModel,
  render: (toasts) => inShop(testShop({ toasts }), <Toasts />),
  gestures: toastsGestures,
  expectations: {
    '': ({ root }, { context }) => {
      const shown = [...root.querySelectorAll('[data-toast]')].map((toast) => Number(toast.getAttribute('data-toast')));
      const { toasts } = context as { toasts: readonly { id: number }[] };
      expect(shown).toEqual(toasts.slice(0, 3).map(({ id }) => id));
    },
  },
});
