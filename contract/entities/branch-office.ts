import * as v from 'valibot';
import { Id } from '../values.ts';

/** An office of the operator; only some of them issue cards (DAT-04). */
export const BranchOffice = v.object({
  id: Id,
  name: v.string(),
  branchNumber: v.pipe(v.number(), v.integer()),
  address: v.object({ street: v.string(), streetNumber: v.string(), city: v.string(), zip: v.string() }),
  cardDeliveryAllowed: v.boolean(),
});
export type BranchOffice = v.InferOutput<typeof BranchOffice>;
