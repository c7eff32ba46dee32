import { expect, test } from 'vitest';
import { provideSettingChange } from '../../../../src/features/desk/settings/desk-settings.actors.ts';
import { recordingShop } from '../../support/recording-shop.ts';

test('who has changed a setting is told so (OPD-03)', () => {
  const { shop, toasts } = recordingShop({});
  const { announceChanged } = provideSettingChange(shop, () => {}).implementations.actions;
  (announceChanged as () => void)();
  expect(toasts).toEqual([{ messageId: 'settingChange.success', colour: 'success' }]);
});
