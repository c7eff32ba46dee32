import { expect, test } from 'vitest';
import { provideSettingChange } from '#features/desk/settings/desk-settings.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

test('a toast confirms a changed setting (OPD-03)', () => {
  const { shop, toasts } = recordingShop({});
  const { announceChanged } = provideSettingChange(shop, () => {}).implementations.actions;
  (announceChanged as () => void)();
  expect(toasts).toEqual([{ messageId: 'settingChange.success', colour: 'success' }]);
});
