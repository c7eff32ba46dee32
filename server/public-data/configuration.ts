import { globalSettingNames } from '../../contract/entities/global-setting.ts';
import { globalSettings } from '../../contract/endpoints/public.ts';
import { systemConfigurations } from '../../contract/endpoints/system-configurations.ts';
import { paymentTypes } from '../../contract/enumerations.ts';
import { route } from '../http/route.ts';
import { namedValue } from '../i18n/named-value.ts';

export const systemConfigurationsRoute = route(systemConfigurations, 'read', async ({ database, services, locale }) => {
  const configuration = await services.settings.systemConfiguration(database);
  const allowedPaymentTypes = configuration.allowedPaymentTypes.map(({ name }) =>
    namedValue(locale, 'paymentType', paymentTypes, name),
  );
  return { ...configuration, allowedPaymentTypes };
});

export const globalSettingsRoute = route(globalSettings, 'read', async ({ database, services, locale }) => {
  const figures = await services.settings.figures(database);
  return globalSettingNames.map((name) => ({
    ...namedValue(locale, 'globalSetting', globalSettingNames, name),
    value: String(figures[name]),
  }));
});
