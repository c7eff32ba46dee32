import { numberSettingOr } from '#common/number-settings.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import { activeTickets, relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import type { ActiveTicket, RelatedCustomer } from '#contract/entities/account-deletion.ts';
import type { Shop } from '#runtime/shop.ts';

/** The default of the operator's setting. */
export const usualYearsKept = 10;

/** What the page shows and the deletion depends on. */
export interface AccountFacts {
  readonly tickets: readonly ActiveTicket[];
  readonly people: readonly RelatedCustomer[];
  /** How many years the orders of a deleted account are kept. */
  readonly yearsKept: number;
}

export const provideAccountFacts = (shop: Shop) =>
  provideResource<AccountFacts>(async (signal) => {
    const [tickets, people, settings] = await Promise.all([
      shop.call(activeTickets, { signal }),
      shop.call(relatedCustomers, { signal }),
      shop.call(globalSettings, { signal }),
    ]);
    return {
      tickets: tickets.items,
      people: people.items,
      yearsKept: numberSettingOr(settings, 'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS', usualYearsKept),
    };
  });
