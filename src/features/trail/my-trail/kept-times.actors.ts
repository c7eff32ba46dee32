import { numberSetting } from '#api/number-settings.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import type { Shop } from '#runtime/shop.ts';

/** The number of months for which records are kept. */
export interface KeptTimes {
  readonly events: number;
  readonly logIns: number;
  readonly mails: number;
}

export const provideKeptTimes = (shop: Shop) =>
  provideResource<KeptTimes>(async (signal) => {
    const settings = await shop.call(globalSettings, { signal });
    return {
      events: numberSetting(settings, 'ACCOUNT_EVENTS_KEPT_IN_MONTHS'),
      logIns: numberSetting(settings, 'LOG_IN_RECORDS_KEPT_IN_MONTHS'),
      mails: numberSetting(settings, 'SENT_MAIL_RECORDS_KEPT_IN_MONTHS'),
    };
  });
