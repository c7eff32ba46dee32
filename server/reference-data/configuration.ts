import { globalSettings, globalSettingsMapPhone } from '#contract/endpoints/global-settings.ts';
import { changeSystemConfigurations, systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { globalSettingNames } from '#contract/entities/global-setting.ts';
import type { GlobalSetting } from '#contract/entities/global-setting.ts';
import { preparedJson } from '../platform/http/prepared-json.ts';
import { preparedRoute, route } from '../platform/http/route.ts';
import type { Route } from '../platform/http/route.ts';
import { namedValue } from '../platform/i18n/named-value.ts';
import { changeSettings } from '../platform/system-configuration/change-settings.ts';
import { readLocalisedConfiguration } from '../platform/system-configuration/localised-configuration.ts';
import type { LocalisedQuestion } from '../platform/system-configuration/localised-configuration.ts';
import { forgetReferenceData } from './reference-data.ts';

async function readNumbers({ database, services, locale }: LocalisedQuestion): Promise<GlobalSetting[]> {
  const numbers = await services.settings.numbers(database);
  return globalSettingNames.map((name) => ({
    ...namedValue(locale, 'globalSetting', name),
    value: String(numbers[name]),
  }));
}

export const configurationRoutes: readonly Route[] = [
  preparedRoute(systemConfigurations, async (call) => preparedJson(await readLocalisedConfiguration(call))),
  route(changeSystemConfigurations, 'own', async (call) => {
    await changeSettings(call, call.body);
    forgetReferenceData(call.services.database);
    return readLocalisedConfiguration(call);
  }),
  route(globalSettings, 'read', readNumbers),
  route(globalSettingsMapPhone, 'read', readNumbers),
];
