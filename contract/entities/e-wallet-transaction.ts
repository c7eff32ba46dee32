import * as v from 'valibot';
import { walletOperations, walletPaymentTypes } from '../enumerations.ts';
import { Id, IsoMoment, Money, named } from '../values.ts';

/** A transaction of an electronic wallet (DAT-13); `amount` is positive for a top-up. */
export const EWalletTransaction = v.object({
  id: Id,
  operation: named(walletOperations),
  dateTime: IsoMoment,
  transactionNumber: v.string(),
  lineNumber: v.nullable(v.string()),
  address: v.nullable(v.string()),
  amount: Money,
  newBalance: Money,
  processedOnCard: v.boolean(),
  paymentType: named(walletPaymentTypes),
  cardNumber: v.string(),
});
export type EWalletTransaction = v.InferOutput<typeof EWalletTransaction>;

/** A ticket that was paid on board with one transaction (DAT-13). */
export const VehicleTicket = v.object({
  ticketNumber: v.string(),
  customerProfile: v.string(),
  tariffProfile: v.string(),
  validFrom: IsoMoment,
  validTo: IsoMoment,
  ticketPrice: Money,
  passengerCount: v.number(),
  sumTicketsPrice: Money,
});
export type VehicleTicket = v.InferOutput<typeof VehicleTicket>;
