import { globalSettings, globalSettingsMapPhone } from '../../contract/endpoints/global-settings.ts';
import { changeSystemConfigurations, systemConfigurations } from '../../contract/endpoints/system-configurations.ts';
import type { SystemConfiguration } from '../../contract/entities/configuration.ts';
import { globalSettingNames } from '../../contract/entities/global-setting.ts';
import type { GlobalSetting } from '../../contract/entities/global-setting.ts';
import type { Locale } from '../../contract/enumerations.ts';
import { paymentTypes } from '../../contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { preparedJson } from '../http/prepared-json.ts';
import { preparedRoute, route } from '../http/route.ts';
import type { Route } from '../http/route.ts';
import { namedValue } from '../i18n/named-value.ts';
import type { Services } from '../services/services.ts';

interface Asked {
  readonly database: Database;
  readonly services: Services;
  readonly locale: Locale;
}

async function readConfiguration({ database, services, locale }: Asked): Promise<SystemConfiguration> {
  const configuration = await services.settings.systemConfiguration(database);
  const allowedPaymentTypes = configuration.allowedPaymentTypes.map(({ name }) =>
    namedValue(locale, 'paymentType', paymentTypes, name),
  );
  return { ...configuration, allowedPaymentTypes };
}

async function readFigures({ database, services, locale }: Asked): Promise<GlobalSetting[]> {
  const figures = await services.settings.figures(database);
  return globalSettingNames.map((name) => ({
    ...namedValue(locale, 'globalSetting', globalSettingNames, name),
    value: String(figures[name]),
  }));
}

export const configurationRoutes: readonly Route[] = [
  preparedRoute(systemConfigurations, async (call) => preparedJson(await readConfiguration(call))),
  route(changeSystemConfigurations, 'own', async (call) => {
    await call.services.settings.change(call.database, call.body);
    return readConfiguration(call);
  }),
  route(globalSettings, 'read', readFigures),
  route(globalSettingsMapPhone, 'read', readFigures),
];
