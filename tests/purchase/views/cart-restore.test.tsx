// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { CartRestoreView } from '#features/purchase/cart-restore/cart-restore-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { cartRestoreView } from '#machines/purchase/cart-restore/cart-restore.view.ts';
import { cartRestoreModel } from '#machines/purchase/cart-restore/model/cart-restore.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cartRestoreGestures } from './cart-restore.gestures.tsx';

const words: Readonly<Record<string, readonly (string | RegExp)[]>> = {
  AS_BEFORE: ['Beze změny', /Cena 550,00/],
  PRICE_CHANGED: ['Jiná cena', /z 550,00\sKč na 600,00\sKč/],
  START_MOVED: [
    'Jiný začátek',
    /Začátek st\u00A025\.11\.2026 už minul\. Nově bude jízdenka platit od čt\u00A026\.11\.2026 do pá\u00A025\.12\.2026/,
    /na 580,00/,
  ],
  NOT_POSSIBLE: ['Už nejde koupit', 'Karta už není aktivní.'],
};

describeView({
  model: cartRestoreModel,
  render: (restore) => inShop(testShop(), <CartRestoreView restore={restore} />),
  gestures: cartRestoreGestures,
  view: cartRestoreView,
  expectations: {
    reading: ({ root }) => {
      expect(within(root).getByRole('status', { name: /Zjišťujeme/ })).toBeTruthy();
    },
    offered: ({ root }) => {
      const lines = within(root).getAllByRole('listitem');
      for (const line of lines) {
        for (const text of words[line.dataset['standing'] ?? ''] ?? ['never']) {
          if (typeof text === 'string') expect(line.textContent).toContain(text);
          else expect(line.textContent).toMatch(text);
        }
      }
      const nothing = root.textContent?.includes('Nic z toho už koupit nejde');
      expect([1, 4]).toContain(lines.length);
      expect(nothing).toBe(lines.length === 1);
    },
    notRestored: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Nevíme, jestli se položky vrátily');
    },
    notLetGo: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Nabídku se nepodařilo zrušit');
    },
    unreadable: ({ root }) => {
      expect(within(root).getByRole('alert').textContent).toContain('Nepodařilo se zjistit');
    },
    gone: ({ root }) => {
      expect(within(root).queryByRole('list')).toBeNull();
    },
  },
});
