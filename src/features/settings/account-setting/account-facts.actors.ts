import { numberSettingOr } from '#api/number-settings.ts';
import { provideResource } from '#common/resource/resource.actors.ts';
import { activeTickets, relatedCustomers } from '#contract/endpoints/account-deletion.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import type { ActiveTicket, RelatedCustomer } from '#contract/entities/account-deletion.ts';
import type { Shop } from '#runtime/shop.ts';

/** The number of years if the operator has not changed the setting. */
export const defaultYearsKept = 10;

/** The data that the page shows and on which the deletion depends. */
export interface AccountFacts {
  readonly tickets: readonly ActiveTicket[];
  readonly people: readonly RelatedCustomer[];
  /** For how many years the orders of a deleted account are kept. */
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
      yearsKept: numberSettingOr(settings, 'DELETED_ACCOUNT_RECORDS_KEPT_IN_YEARS', defaultYearsKept),
    };
  });
