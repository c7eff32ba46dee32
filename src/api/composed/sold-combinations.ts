import { ticketCombinations } from '#contract/endpoints/ticket-combinations.ts';
import type { TicketCombination } from '#contract/entities/tariff.ts';
import type { Abortable, Composing } from './composing.ts';

/** What the e-shop sells on a day (ISO), only for the holders of a profile if one is given. */
interface Sold {
  readonly date: string;
  readonly customerProfileId?: number;
  readonly reduced?: boolean;
}

/** A combination without a name of its own has the name of its tariff profile. */
const withName = (combination: TicketCombination): TicketCombination =>
  combination.displayName === '' ? { ...combination, displayName: combination.tariffProfile.displayName } : combination;

/** The combinations that the e-shop sells, in the operator's order (TFR-01). */
export async function readSoldCombinations(
  { call }: Composing,
  sold: Sold,
  options: Abortable,
): Promise<readonly TicketCombination[]> {
  const { items } = await call(ticketCombinations, {
    ...options,
    query: {
      sortBy: 'orderNumber',
      sortDesc: false,
      limit: 999,
      eshopSale: true,
      typeName: 'TIME',
      customerProfileType: 'PERSONAL',
      ...sold,
    },
  });
  return items.map(withName);
}
