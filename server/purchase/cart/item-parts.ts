import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardState, CustomerCardType } from '#contract/enumerations.ts';
import type { FeeSubject } from '#rules/application-fee.ts';
import { isSold } from '#rules/card-actions/action-decision.ts';
import type { ItemParts, ZonePrice } from '#rules/cart-repricing.ts';
import type { WalletMoney } from '#rules/e-wallet.ts';
import type { ReclamationFeeSubject } from '#rules/reclamation.ts';
import { sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { payloadId } from '../../platform/db/payload-id.ts';
import {
  accountLinks,
  cardProfiles,
  customerCards,
  eWallets,
  fees,
  priceListPeriods,
  priceListZones,
  ticketCombinations,
  ticketFares,
} from '../../platform/db/schema.ts';
import { reclamationFeeOf } from '../../reclamations/records/fee-subject.ts';
import { rowOf, type ReferenceData } from '../../reference-data/reference-data.ts';
import { topUpsUnderWay, transfersUnderWay } from '../wallets/money-under-way.ts';
import { feeApplicationOf } from './fee-application.ts';

interface HeldProfileRow {
  readonly position: 1 | 2;
  readonly customerProfileId: number;
  readonly validFrom: string;
  readonly validTo: string | null;
}

interface HeldTicketRow {
  readonly validFrom: string;
  readonly validTo: string;
  readonly customerProfileId: number;
  readonly tariffProfileId: number;
  readonly isOnCard: boolean;
}

/** The result of {@link partsAsJson} for one item; days in ISO form, prices in minor units. */
export interface PartsRow {
  readonly card: {
    readonly state: CardState;
    readonly type: CustomerCardType;
    readonly validTo: string;
    readonly profiles: readonly HeldProfileRow[] | null;
  } | null;
  readonly combination: {
    readonly validFrom: string;
    readonly validTo: string | null;
    readonly tariffProfileId: number;
    readonly customerProfileId: number;
  } | null;
  readonly tickets: readonly HeldTicketRow[] | null;
  readonly prices: readonly ZonePrice[] | null;
  readonly wallet: WalletMoney | null;
  readonly feePrice: number | null;
  readonly feeSubject: FeeSubject | null;
  readonly reclamation: ReclamationFeeSubject | null;
}

/**
 * The current data that an item depends on (card, combination, prices, wallet, fee), as an SQL expression on the item's
 * row with the alias `item`. With it, one statement reads a whole cart.
 */
export const partsAsJson = (today: string): SQL<PartsRow> => sql<PartsRow>`json_build_object(
  'card', (
    select json_build_object('state', card.state, 'type', card.customer_card_type, 'validTo', card.valid_to, 'profiles', (
      select json_agg(json_build_object('position', held.position, 'customerProfileId', held.customer_profile_id,
        'validFrom', held.valid_from, 'validTo', held.valid_to))
      from ${cardProfiles} held where held.card_id = card.id))
    from ${customerCards} card
    join ${accountLinks} link on link.customer_id = card.customer_id and link.account_id = item.account_id
    where card.id = ${payloadId('cardId')}),
  'combination', (
    select json_build_object('validFrom', combination.valid_from, 'validTo', combination.valid_to,
      'tariffProfileId', combination.tariff_profile_id, 'customerProfileId', combination.customer_profile_id)
    from ${ticketCombinations} combination
    where combination.id = ${payloadId('ticketCombinationId')} and combination.eshop_sale),
  'tickets', (
    select json_agg(json_build_object('validFrom', ticket.valid_from, 'validTo', ticket.valid_to,
      'customerProfileId', ticket.customer_profile_id, 'tariffProfileId', ticket.tariff_profile_id,
      'isOnCard', ticket.card_id = ${payloadId('cardId')}))
    from ${ticketFares} ticket join ${customerCards} card on card.id = ticket.card_id
    where item.type = 'TICKET_FARE' and card.customer_id = item.customer_id and not ticket.cancelled
      and ticket.valid_to >= ${today}),
  'prices', (
    select json_agg(json_build_object('validFrom', period.valid_from, 'validTo', period.valid_to, 'price', zone.price))
    from ${ticketCombinations} combination
    join ${priceListPeriods} period on period.price_list_id = combination.price_list_id
    left join ${priceListZones} zone
      on zone.period_id = period.id and zone.zone_id = (item.payload->'zone'->>'id')::integer
    where combination.id = ${payloadId('ticketCombinationId')}
      and (period.valid_to is null or period.valid_to >= ${today})),
  'wallet', (
    select json_build_object('currentAmount', wallet.current_amount,
      'transfersUnderWay', ${transfersUnderWay(sql`wallet.id`)}, 'topUpsUnderWay', ${topUpsUnderWay(sql`wallet.id`)})
    from ${eWallets} wallet
    where wallet.id = ${payloadId('eWalletId')} and wallet.card_id = ${payloadId('cardId')}),
  'feePrice', (select fee.price from ${fees} fee where fee.id = ${payloadId('feeId')}),
  'feeSubject', ${feeApplicationOf({ application: payloadId('applicationId'), fee: payloadId('feeId'), account: sql`item.account_id` })},
  'reclamation', ${reclamationFeeOf({ account: sql`item.account_id`, reclamationNumber: sql`(item.payload->>'reclamationNumber')` })})`;

function cardOf({ card, tickets }: PartsRow, { tariffProfiles }: ReferenceData): ItemParts['card'] {
  if (card === null) return null;
  const profile = (position: 1 | 2) => {
    const held = card.profiles?.find((one) => one.position === position);
    return held === undefined ? null : { ...held, profile: { id: held.customerProfileId } };
  };
  const own = (tickets ?? []).filter(({ isOnCard }) => isOnCard);
  return {
    state: card.state,
    customerCardType: card.type,
    validTo: card.validTo,
    profileOne: profile(1),
    profileTwo: profile(2),
    rules: own.flatMap(({ tariffProfileId }) => tariffProfiles.get(tariffProfileId) ?? []),
  };
}

function combinationOf({ combination }: PartsRow, reference: ReferenceData): ItemParts['combination'] {
  const tariffProfile = rowOf(reference.tariffProfiles, combination?.tariffProfileId);
  const customerProfile = rowOf(reference.customerProfiles, combination?.customerProfileId);
  if (combination === null || tariffProfile === undefined || customerProfile === undefined) return null;
  return { ...combination, tariffProfile, customerProfile };
}

/** The data of an item in the form that the rules need. Data of things that the operator does not sell are left out. */
export function partsOf(row: PartsRow, reference: ReferenceData, configuration: SystemConfiguration): ItemParts {
  const { card, wallet, feePrice } = row;
  const isTopUpSold = card !== null && isSold('eWallet', { card: { customerCardType: card.type }, configuration });
  return {
    card: cardOf(row, reference),
    combination: isSold('ticketFare', { configuration }) ? combinationOf(row, reference) : null,
    tickets: (row.tickets ?? []).map((ticket) => ({
      ...ticket,
      cancelled: false,
      customerProfile: {
        checkTicketCollision: reference.customerProfiles.get(ticket.customerProfileId)?.checkTicketCollision ?? true,
      },
    })),
    prices: row.prices ?? [],
    wallet: wallet === null ? null : { ...wallet, allowed: isTopUpSold },
    fee: feePrice === null ? null : { price: feePrice },
    feeSubject: row.feeSubject,
    reclamation: row.reclamation,
  };
}
