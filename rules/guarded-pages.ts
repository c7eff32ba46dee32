import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { guardedPages, type GuardedPage } from '#contract/guarded-pages.ts';

/** The guarded pages that can be opened at this operator: all except those for things that it does not sell (APP-10). */
export const openGuardedPages = ({
  ticketFareAllowed,
  eWalletAllowed,
}: Pick<SystemConfiguration, 'ticketFareAllowed' | 'eWalletAllowed'>): readonly GuardedPage[] =>
  guardedPages.filter((page) => {
    if (page === 'ticket-fare') return ticketFareAllowed;
    return page === 'electronic-wallet' ? eWalletAllowed : true;
  });
