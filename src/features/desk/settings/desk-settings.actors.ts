import { fromPromise } from 'xstate';
import { provideResource } from '#common/resource/resource.actors.ts';
import { deskSettings } from '#contract/endpoints/setting-desk.ts';
import { changeSystemConfigurations } from '#contract/endpoints/system-configurations.ts';
import type { DeskSetting } from '#contract/entities/desk-setting.ts';
import { settingChangeMachine } from '#machines/desk/setting-change/setting-change.machine.ts';
import type { SettingChangeRequest } from '#machines/desk/setting-change/setting-change.types.ts';
import type { Shop } from '#runtime/shop.ts';

export type DeskSettings = readonly DeskSetting[];

/** All settings of the operator. */
export const provideDeskSettings = (shop: Pick<Shop, 'call'>) =>
  provideResource<DeskSettings>((signal) => shop.call(deskSettings, { signal }));

/** `refresh` reads the settings again. */
export const provideSettingChange = (shop: Pick<Shop, 'call' | 'showToast'>, refresh: () => void) =>
  settingChangeMachine.provide({
    actors: {
      send: fromPromise<void, SettingChangeRequest>(async ({ input: body, signal }) => {
        await shop.call(changeSystemConfigurations, { body, signal });
      }),
    },
    actions: {
      announceChanged: () => shop.showToast({ messageId: 'settingChange.success', colour: 'success' }),
      refreshSettings: refresh,
    },
  });
