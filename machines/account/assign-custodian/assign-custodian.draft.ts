import * as v from 'valibot';
import { TypedPersonDraft } from '../../common/person-form.ts';
import type { AssignCustodianContext, AssignCustodianDraft as Draft } from './assign-custodian.types.ts';

/** What a stored draft must look like (SES-02). */
export const AssignCustodianDraft: v.GenericSchema<unknown, Draft> = v.object({
  custodianId: v.nullable(v.number()),
  person: TypedPersonDraft,
});

/** What is entered now. */
export const assignCustodianDraft = ({
  context: { custodianId, person },
}: {
  readonly context: AssignCustodianContext;
}): Draft => ({ custodianId, person });
