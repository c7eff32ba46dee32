import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How much waits for the staff. What only a customer, a gateway or a holder can do is not counted. */
export const DeskCounts = v.object({
  /** Applications to check, to print or to hand over; 0 if the operator handles them in another system. */
  applications: count,
  /** Reclamations without an answer; 0 if the shop accepts none. */
  reclamations: count,
  /** Orders whose money the staff has to return. */
  payments: count,
  /** Invoices whose money the staff has to book or to return. */
  invoices: count,
});
export type DeskCounts = v.InferOutput<typeof DeskCounts>;
