import { isicTicketFarePrice } from '#contract/endpoints/customers.ts';
import { priceListZones } from '#contract/endpoints/price-lists.ts';
import { computedValidity } from '#contract/endpoints/tariff-profiles.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { ComputedValidity, PriceListZone, TicketCombination } from '#contract/entities/tariff.ts';
import { isFailure } from '#machines/common/failure.ts';
import type { Abortable, Composing } from './composing.ts';

/** A ticket in a zone of a price list, before the price of the card is known. Prices in minor units, days ISO. */
interface PricedTicket {
  readonly combination: TicketCombination;
  readonly validity: ComputedValidity | null;
  readonly start: string;
  readonly priceListZoneId: number;
  readonly listPrice: number;
}

/** Validities and prices; each is read one time, although several combinations need it. */
export interface Prices {
  /** Null if the ticket would end after the last day that the back end knows. */
  readonly validityOf: (combination: TicketCombination, start: string) => Promise<ComputedValidity | null>;
  readonly zonesOf: (combination: TicketCombination, start: string) => Promise<readonly PriceListZone[]>;
  /** The price that the cart will ask: for an ISIC profile the price of ISI-02, otherwise the list price. */
  readonly priceOn: (card: CardDetail, ticket: PricedTicket) => Promise<number>;
}

function readOnce<Answer>(read: (id: number, start: string) => Promise<Answer>) {
  const answers = new Map<string, Promise<Answer>>();
  return (id: number, start: string): Promise<Answer> => {
    const key = `${String(id)} ${start}`;
    const answer = answers.get(key) ?? read(id, start);
    answers.set(key, answer);
    return answer;
  };
}

const isBeyondCalendar = (error: unknown): boolean => isFailure(error) && error.name === 'VALIDITY_BEYOND_CALENDAR';

export function createPrices({ call, configuration }: Composing, options: Abortable): Prices {
  const validities = readOnce(async (id, date) => {
    try {
      return await call(computedValidity, { ...options, params: { id }, query: { date } });
    } catch (error) {
      if (isBeyondCalendar(error)) return null;
      throw error;
    }
  });
  const zones = readOnce((id, date) =>
    call(priceListZones, { ...options, params: { id }, query: { date, onlyZonesWithPrice: true } }),
  );
  return {
    validityOf: ({ tariffProfile }, start) => validities(tariffProfile.id, start),
    zonesOf: ({ priceList }, start) => zones(priceList.id, start),
    priceOn: async (card, { combination: { customerProfile }, validity, start, priceListZoneId, listPrice }) => {
      if (!customerProfile.isic || validity === null || !(await configuration()).isIsicAllowed) return listPrice;
      const { price } = await call(isicTicketFarePrice, {
        ...options,
        params: { id: card.customer.id },
        query: { customerProfileId: customerProfile.id, priceListZoneId, validFrom: start, validTo: validity.validTo },
      });
      return price;
    },
  };
}
