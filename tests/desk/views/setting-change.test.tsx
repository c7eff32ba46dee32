// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { SettingChangeView } from '#features/desk/settings/setting-change-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { settingChangeModel } from '#machines/desk/setting-change/model/setting-change.model.ts';
import type { SettingChangeContext } from '#machines/desk/setting-change/setting-change.types.ts';
import { settingChangeView } from '#machines/desk/setting-change/setting-change.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { settingChangeGestures } from './setting-change.gestures.tsx';

describeView({
  model: settingChangeModel,
  render: (actor) => inShop(testShop(), <SettingChangeView actor={actor} />),
  gestures: settingChangeGestures,
  view: settingChangeView,
  expectations: {
    filling: ({ root }, { context }) => {
      const { entered, demanded, failure, setting } = context as SettingChangeContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      const wrong = setting.kind === 'MONEY' ? /^Napište kladnou částku/ : /^Napište celé číslo od 0 dní do/;
      expect(says(wrong)).toBe(demanded && entered['value'] === '');
      expect(says(/^Nejvíce může být/)).toBe(demanded && entered['value'] === '99999999');
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
    },
    asking: ({ root }) => {
      expect(within(root).getByText('Opravdu změnit?')).toBeTruthy();
      expect(within(root).getByText('Dosud').nextSibling?.textContent).toMatch(/^30,00/);
    },
    sending: ({ root }) => {
      expect(
        within(root)
          .getByRole('button', { name: /^(?:Uložit)$/ })
          .getAttribute('aria-busy'),
      ).toBe('true');
    },
    overtaken: ({ root }) => {
      expect(within(root).getByText('Nastavení mezitím změnil někdo jiný')).toBeTruthy();
    },
  },
});
