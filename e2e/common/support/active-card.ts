import { lastActiveCard } from '#contract/endpoints/customers.ts';
import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import type { TicketCombination } from '#contract/entities/tariff.ts';
import { callOf } from './customer.ts';
import type { Customer } from './customer.ts';
import type { TestAccount } from './sandbox.ts';

/** The active card of the account's own customer, and a ticket combination that is sold for it. */
export interface ActiveCard {
  readonly card: CustomerCard;
  /** The first ticket combination for the card's profile. */
  readonly combination: TicketCombination;
}

export async function activeCardOf(url: string, account: TestAccount, { session }: Customer): Promise<ActiveCard> {
  const call = callOf(url, session.token);
  const card = await call(lastActiveCard, { id: account.customerId ?? 0 });
  const combination = (await call(ticketCombinations)).items.find(
    ({ customerProfile }) => customerProfile.id === card.profileOne?.profile.id,
  );
  if (combination === undefined) throw new Error('expected a ticket combination for the profile of the card, got none');
  return { card, combination };
}
