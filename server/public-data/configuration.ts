import { globalSettings, globalSettingsMapPhone } from '../../contract/endpoints/global-settings.ts';
import { changeSystemConfigurations, systemConfigurations } from '../../contract/endpoints/system-configurations.ts';
import { globalSettingNames } from '../../contract/entities/global-setting.ts';
import type { GlobalSetting } from '../../contract/entities/global-setting.ts';
import { preparedJson } from '../http/prepared-json.ts';
import { preparedRoute, route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { namedValue } from '../i18n/named-value.ts';
import { changeSettings } from '../setting-desk/change-settings.ts';
import { readLocalisedConfiguration } from './localised-configuration.ts';
import type { LocalisedQuestion } from './localised-configuration.ts';
import { forgetReferenceData } from './reference-data.ts';

async function readFigures({ database, services, locale }: LocalisedQuestion): Promise<GlobalSetting[]> {
  const figures = await services.settings.figures(database);
  return globalSettingNames.map((name) => ({
    ...namedValue(locale, 'globalSetting', globalSettingNames, name),
    value: String(figures[name]),
  }));
}

export const configurationRoutes: readonly Route[] = [
  preparedRoute(systemConfigurations, async (call) => preparedJson(await readLocalisedConfiguration(call))),
  route(changeSystemConfigurations, 'own', async (call) => {
    await changeSettings(call, call.body);
    forgetReferenceData(call.services.database);
    return readLocalisedConfiguration(call);
  }),
  route(globalSettings, 'read', readFigures),
  route(globalSettingsMapPhone, 'read', readFigures),
];
