import * as v from 'valibot';
import { ticketCombinationTypes } from '../enumerations.ts';
import { Id, IsoDate, isOrdered } from '../values.ts';

/**
 * The data of a ticket combination that the operator sets. `orderNumber` is its position in lists; the flags set where
 * it is sold.
 */
export const TicketCombinationInput = v.pipe(
  v.object({
    customerProfileId: Id,
    tariffProfileId: Id,
    priceListId: Id,
    typeName: v.picklist(ticketCombinationTypes),
    validFrom: IsoDate,
    validTo: v.nullable(IsoDate),
    orderNumber: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000)),
    counterSale: v.boolean(),
    eshopSale: v.boolean(),
    mobileVirtualCardSale: v.boolean(),
    mobileEshopAccountSale: v.boolean(),
  }),
  v.forward(
    v.check(({ validFrom, validTo }) => isOrdered(validFrom, validTo), 'is before validFrom'),
    ['validTo'],
  ),
);
export type TicketCombinationInput = v.InferOutput<typeof TicketCombinationInput>;
