import type { Item, LineReason, LineStanding } from '#contract/entities/shopping-cart.ts';
import type { CardState, CustomerCardType, OrderItemType } from '#contract/enumerations.ts';
import { feeRefusal } from './application-fee.ts';
import type { FeeSubject } from './application-fee.ts';
import type { DateRange } from './date-range.ts';
import { holdsDay } from './date-range.ts';
import { later } from './dates.ts';
import type { WalletLimits, WalletMoney } from './e-wallet.ts';
import { checkRecharge, expectedAmount } from './e-wallet.ts';
import { fareFor } from './isic-price.ts';
import type { IsicTerms } from './isic-price.ts';
import { reclamationFeeRefusal } from './reclamation.ts';
import type { ReclamationFeeSubject } from './reclamation.ts';
import { shortTermRoom } from './short-term.ts';
import type { TariffTerm } from './short-term.ts';
import type { HeldTicket } from './ticket-collision.ts';
import type { TicketFareCheck } from './ticket-fare-check.ts';
import { checkTicketFare, profilesOf } from './ticket-fare-check.ts';
import type { StartLimits } from './ticket-start.ts';
import { ticketStartWindow } from './ticket-start.ts';
import { startsOnlyToday, ticketValidity } from './ticket-validity.ts';

/** The price of a zone in a period of its price list, in minor units; null = it is not sold in that period. */
export interface ZonePrice extends DateRange {
  readonly price: number | null;
}

type SoldCombination = TicketFareCheck['combination'] & { readonly customerProfile: { readonly isic: boolean } };

interface SoldCard {
  readonly state: CardState;
  readonly customerCardType: CustomerCardType;
  /** The tariffs of the card's tickets that have not ended. */
  readonly rules: readonly TariffTerm[];
}

/** The present data that an item of a cart depends on; null = the data do not exist, or the account may not use them. */
export interface ItemParts {
  readonly card: (TicketFareCheck['card'] & SoldCard) | null;
  readonly combination: SoldCombination | null;
  readonly tickets: readonly HeldTicket[];
  readonly prices: readonly ZonePrice[];
  readonly wallet: (WalletMoney & { readonly allowed: boolean }) | null;
  readonly fee: { readonly price: number } | null;
  readonly feeSubject: FeeSubject | null;
  /** If the item is the fee of a reclamation: this reclamation. */
  readonly reclamation: ReclamationFeeSubject | null;
}

export interface SaleTerms {
  readonly today: string;
  readonly start: StartLimits;
  readonly wallet: WalletLimits;
  readonly isic: IsicTerms;
  /** The maximum number of short-term tickets on a virtual card. */
  readonly mostShortTerm: number;
}

export type SoldItem = { readonly type: OrderItemType } & Pick<Item, 'price' | 'payload'>;

/** The result of checking an item. If the item can be sold, the result contains the item as it would be sold now. */
export type Reconsidered =
  | { readonly standing: 'NOT_POSSIBLE'; readonly reason: LineReason }
  | ({ readonly standing: Exclude<LineStanding, 'NOT_POSSIBLE'> } & Pick<Item, 'price' | 'payload'>);

const impossible = (reason: LineReason): Reconsidered => ({ standing: 'NOT_POSSIBLE', reason });

const asPriced = ({ payload, price: before }: SoldItem, price: number): Reconsidered => ({
  standing: price === before ? 'AS_BEFORE' : 'PRICE_CHANGED',
  price,
  payload,
});

/** The chosen day, or the earliest possible day after it; a half-year ticket always starts today. */
function startNow(
  { payload }: SoldItem,
  rule: TicketFareCheck['combination']['tariffProfile'],
  terms: SaleTerms,
): string {
  if (startsOnlyToday(rule)) return terms.today;
  const chosen = payload.ticketFareStart ?? payload.ticketFareValidFrom ?? terms.today;
  return later(chosen, ticketStartWindow(terms.today, terms.start).earliest);
}

/**
 * Whether the ticket was bought meanwhile: the card cannot have had the same ticket when the item was put into the cart.
 */
const isBought = ({ payload }: SoldItem, { tickets }: ItemParts): boolean =>
  tickets.some(
    ({ validFrom, validTo }) => validFrom === payload.ticketFareValidFrom && validTo === payload.ticketFareValidTo,
  );

function reconsiderTicket(item: SoldItem, parts: ItemParts, terms: SaleTerms): Reconsidered {
  const { card, combination, tickets, prices } = parts;
  if (card === null) return impossible('NOT_FOUND');
  if (card.state !== 'ACTIVE') return impossible('CARD_NOT_ACTIVE');
  if (combination === null) return impossible('INVALID_TICKET_COMBINATION');
  const { today, start: limits } = terms;
  const start = startNow(item, combination.tariffProfile, terms);
  const room = shortTermRoom(card, terms.mostShortTerm);
  const [problem] = checkTicketFare({ today, start, limits, card, combination, tickets, shortTermRoom: room });
  if (problem?.name === 'TICKET_FARE_COLLISION' && isBought(item, parts)) return impossible('BOUGHT_MEANWHILE');
  if (problem !== undefined) return impossible(problem.name);
  const period = prices.find((range) => holdsDay(range, start));
  if (period === undefined) return impossible('INVALID_PRICE_LIST');
  if (period.price === null) return impossible('INVALID_ZONE');
  const { validFrom, validTo } = ticketValidity(combination.tariffProfile, start, today);
  const { customerProfile } = combination;
  const held = profilesOf(card, customerProfile.id);
  const price = fareFor({ listPrice: period.price, customerProfile, held, start, ticketValidTo: validTo }, terms.isic);
  const { ticketFareValidFrom, ticketFareValidTo, ticketFareStart: _, ...rest } = item.payload;
  if (validFrom === ticketFareValidFrom && validTo === ticketFareValidTo) return asPriced(item, price);
  const chosen = start === validFrom ? {} : { ticketFareStart: start };
  const payload = { ...rest, ...chosen, ticketFareValidFrom: validFrom, ticketFareValidTo: validTo };
  return { standing: 'START_MOVED', price, payload };
}

function reconsiderRecharge(item: SoldItem, { card, wallet }: ItemParts, terms: SaleTerms): Reconsidered {
  if (card === null || wallet === null) return impossible('NOT_FOUND');
  if (card.state !== 'ACTIVE') return impossible('CARD_NOT_ACTIVE');
  if (!wallet.allowed) return impossible('E_WALLET_NOT_ALLOWED');
  const error = checkRecharge(expectedAmount(wallet), item.price, terms.wallet);
  return error === null ? asPriced(item, item.price) : impossible(error);
}

function reconsiderFee(item: SoldItem, { fee, feeSubject }: ItemParts): Reconsidered {
  const refusal = feeRefusal(feeSubject);
  if (refusal !== null) return impossible(refusal);
  if (item.payload.feeId === undefined) return asPriced(item, item.price);
  return fee === null ? impossible('NOT_FOUND') : asPriced(item, fee.price);
}

function reconsiderReclamation(item: SoldItem, { reclamation }: ItemParts): Reconsidered {
  const refusal = reclamationFeeRefusal(reclamation);
  if (reclamation === null || refusal !== null) return impossible(refusal ?? 'NOT_FOUND');
  return asPriced(item, reclamation.price);
}

type Reconsider = (item: SoldItem, parts: ItemParts, terms: SaleTerms) => Reconsidered;

/** The shop does not sell these items, because it could not deliver them (rules/delivery-obstacle.ts). */
const notSold: Reconsider = () => impossible('NOT_SOLD');

const reconsiderations: Readonly<Record<OrderItemType, Reconsider>> = {
  TICKET_FARE: reconsiderTicket,
  ELECTRONIC_WALLET: reconsiderRecharge,
  FEE: reconsiderFee,
  RECLAMATION: reconsiderReclamation,
  PRODUCT: notSold,
  PAK_TICKET_FARE: notSold,
  ROUNDING: (item) => asPriced(item, item.price),
};

/**
 * Checks an item of a cart again: before the cart is ordered, or when the items of an expired cart are offered again
 * (docs/decisions/0009). A ticket whose start has passed gets the earliest allowed start, if its tariff allows this;
 * everything else is checked in the same way as when the item was added.
 */
export const reconsiderItem: Reconsider = (item, parts, terms) => reconsiderations[item.type](item, parts, terms);
