import type { DateRange } from './date-range.ts';
import { holdsProfile } from './ticket-fare-check.ts';

/** The reduction that the operator gives to holders of an ISIC. */
export interface IsicTerms {
  /** The system flag `isIsicAllowed`. */
  readonly allowed: boolean;
  /** The part of the list price that holders of an ISIC pay, in whole per cent, 0 to 100. */
  readonly percentage: number;
}

export interface FareSale {
  /** Minor units, not below zero. */
  readonly listPrice: number;
  readonly customerProfile: { readonly isic: boolean };
  /** The periods in which the customer holds the profile. */
  readonly held: readonly DateRange[];
  /** The chosen first day of the ticket, ISO. */
  readonly start: string;
  /** The last day of the ticket, ISO. */
  readonly ticketValidTo: string;
}

/**
 * A percentage of a price in minor units, rounded down to a whole minor unit: the holder never pays more than the
 * operator has promised. The result is exact for every price that the contract allows.
 */
export const shareOf = (listPrice: number, percentage: number): number => Math.floor((listPrice * percentage) / 100);

/**
 * The price of a ticket fare for a customer, in minor units (ISI-02): the ISIC price if the operator allows ISIC, the
 * ticket is for an ISIC profile, and the customer holds this profile until the ticket's last day; otherwise the list
 * price.
 */
export function fareFor(sale: FareSale, isic: IsicTerms): number {
  const isGranted = isic.allowed && sale.customerProfile.isic && holdsProfile(sale.held, sale);
  return isGranted ? shareOf(sale.listPrice, isic.percentage) : sale.listPrice;
}
