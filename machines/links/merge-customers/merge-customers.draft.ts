import * as v from 'valibot';
import type { MergeCustomersContext, MergeCustomersDraft as Draft } from './merge-customers.types.ts';

/** What a stored draft must look like (SES-02). */
export const MergeCustomersDraft: v.GenericSchema<unknown, Draft> = v.object({ originId: v.number() });

/** Who is chosen now; null = nobody. */
export const mergeCustomersDraft = ({
  context: { originId },
}: {
  readonly context: MergeCustomersContext;
}): Draft | null => (originId === null ? null : { originId });
