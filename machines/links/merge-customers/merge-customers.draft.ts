import * as v from 'valibot';
import type { MergeCustomersContext, MergeCustomersDraft as Draft } from './merge-customers.types.ts';

/** The schema of a stored draft (SES-02). */
export const MergeCustomersDraft: v.GenericSchema<unknown, Draft> = v.object({ originId: v.number() });

/** The present choice, as a draft; null = nobody is chosen. */
export const mergeCustomersDraft = ({
  context: { originId },
}: {
  readonly context: MergeCustomersContext;
}): Draft | null => (originId === null ? null : { originId });
