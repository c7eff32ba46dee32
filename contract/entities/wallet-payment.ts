import * as v from 'valibot';
import { Id, IsoMoment, isOrdered, Money, PositiveMoney, requiredText } from '../values.ts';
import { ChipNumber } from './customer-card.ts';

/** A ticket that is sold on board; `ticketPrice` is the price for one passenger. */
export const VehicleTicketInput = v.pipe(
  v.object({
    ticketNumber: requiredText(30),
    customerProfileId: Id,
    tariffProfileId: Id,
    validFrom: IsoMoment,
    validTo: IsoMoment,
    ticketPrice: v.pipe(Money, v.minValue(0)),
    passengerCount: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  }),
  v.check(
    ({ validFrom, validTo }) => isOrdered(Date.parse(validFrom), Date.parse(validTo)),
    'validTo is before validFrom',
  ),
);
export type VehicleTicketInput = v.InferOutput<typeof VehicleTicketInput>;

const priceOf = (tickets: readonly VehicleTicketInput[]): number =>
  tickets.reduce((sum, { ticketPrice, passengerCount }) => sum + ticketPrice * passengerCount, 0);

/**
 * A ride that is paid from a card's wallet. `amount` is above zero; if there are tickets, it is the sum of their prices.
 */
export const WalletPayment = v.pipe(
  v.object({
    cardNumber: v.optional(requiredText(30)),
    chipNumber: v.optional(ChipNumber),
    amount: PositiveMoney,
    lineNumber: v.optional(v.nullable(requiredText(20)), null),
    address: v.optional(v.nullable(requiredText(100)), null),
    vehicleTickets: v.optional(v.pipe(v.array(VehicleTicketInput), v.maxLength(20)), []),
  }),
  v.check(
    ({ cardNumber, chipNumber }) => (cardNumber === undefined) !== (chipNumber === undefined),
    'has either cardNumber or chipNumber',
  ),
  v.check(
    ({ amount, vehicleTickets }) => vehicleTickets.length === 0 || priceOf(vehicleTickets) === amount,
    'amount is not the price of the tickets',
  ),
);
export type WalletPayment = v.InferOutput<typeof WalletPayment>;
