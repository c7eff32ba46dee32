import type { Locale } from '#contract/enumerations.ts';
import type { Database } from '../db/database.ts';
import { namedValue } from '../i18n/named-value.ts';
import type { Services } from '../services/services.ts';
import type { SentConfiguration } from '../settings/settings.ts';

export interface LocalisedQuestion {
  readonly database: Database;
  readonly services: Pick<Services, 'settings'>;
  readonly locale: Locale;
}

/** The operator's flags, as a visitor of this language gets them. */
export async function readLocalisedConfiguration({
  database,
  services,
  locale,
}: LocalisedQuestion): Promise<SentConfiguration> {
  const configuration = await services.settings.systemConfiguration(database);
  const allowedPaymentTypes = configuration.allowedPaymentTypes.map(({ name }) =>
    namedValue(locale, 'paymentType', name),
  );
  return { ...configuration, allowedPaymentTypes };
}
