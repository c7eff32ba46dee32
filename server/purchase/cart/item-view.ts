import type { CartLine, Item } from '#contract/entities/shopping-cart.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { formatDay } from '#rules/date-text.ts';
import type { cartItems, StoredLine } from '../../platform/db/schema.ts';
import { translate } from '../../platform/i18n/translate.ts';
import { rowOf, type ReferenceData } from '../../reference-data/reference-data.ts';

/** An item of a cart or an order as it is stored, with the customer's name; prices in minor units. */
export type ItemRow = Omit<typeof cartItems.$inferSelect, 'accountId' | 'created' | 'customerId'> & {
  readonly customer: { readonly firstName: string; readonly lastName: string } | null;
  readonly cancelled?: boolean;
};

interface Texts {
  readonly name: string;
  readonly description: string | null;
}

function ticketFareTexts({ payload }: ItemRow, locale: Locale, reference: ReferenceData): Texts {
  const tariff = rowOf(reference.tariffProfiles, payload.tariffProfileId)?.displayName[locale] ?? '';
  const profile = rowOf(reference.customerProfiles, payload.customerProfileId)?.displayName[locale] ?? '';
  const { ticketFareValidFrom, ticketFareValidTo } = payload;
  return {
    name: translate(locale, 'cartItem.ticketFare', { tariffProfile: tariff }),
    description: translate(locale, 'cartItem.ticketFareDescription', {
      customerProfile: profile,
      zone: payload.zone?.displayName ?? '',
      validFrom: ticketFareValidFrom === undefined ? '' : formatDay(ticketFareValidFrom),
      validTo: ticketFareValidTo === undefined ? '' : formatDay(ticketFareValidTo),
    }),
  };
}

/** Name and description of a ticket fare in the reader's language. The texts of other items are stored with them. */
function textsOf(row: ItemRow, locale: Locale, reference: ReferenceData): Texts {
  if (row.type === 'TICKET_FARE') return ticketFareTexts(row, locale, reference);
  const { reclamationNumber } = row.payload;
  if (row.type === 'RECLAMATION' && reclamationNumber !== undefined)
    return {
      name: translate(locale, 'cartItem.reclamation'),
      description: translate(locale, 'cartItem.reclamationDescription', { reclamationNumber }),
    };
  const fee = row.type === 'FEE' ? rowOf(reference.fees, row.payload.feeId) : undefined;
  if (fee !== undefined) return { name: fee.displayName[locale], description: row.description };
  if (row.type !== 'ELECTRONIC_WALLET') return { name: row.name, description: row.description };
  return {
    name: translate(locale, 'cartItem.eWallet'),
    description: translate(locale, 'cartItem.eWalletDescription', {
      cardNumber: formatCardNumber(row.payload.cardNumber ?? ''),
    }),
  };
}

/** A row as an item of the contract, in the reader's language. */
export function itemView(row: ItemRow, locale: Locale, reference: ReferenceData): Sent<typeof Item> {
  const { id, type, customer, price, taxPercentage, quantity, payload } = row;
  const { customerProfileId, tariffProfileId } = payload;
  const customerProfileName = rowOf(reference.customerProfiles, customerProfileId)?.displayName[locale];
  const tariffProfileName = rowOf(reference.tariffProfiles, tariffProfileId)?.displayName[locale];
  return {
    id,
    type,
    customer,
    ...textsOf(row, locale, reference),
    price,
    taxPercentage,
    quantity,
    totalPrice: price * quantity,
    cancelled: row.cancelled ?? false,
    payload: {
      ...payload,
      ...(customerProfileName === undefined ? {} : { customerProfileName }),
      ...(tariffProfileName === undefined ? {} : { tariffProfileName }),
    },
  };
}

/** A line about a changed item, in the form of the contract. */
export const lineView = (line: StoredLine, locale: Locale, reference: ReferenceData): Sent<typeof CartLine> => ({
  ...line,
  item: itemView(line.item, locale, reference),
});
