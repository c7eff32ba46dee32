import * as v from 'valibot';
import { TypedPersonDraft } from '../../common/person-form.ts';
import type { AssignCustodianContext, AssignCustodianDraft as Draft } from './assign-custodian.types.ts';

/** The schema of a stored draft (SES-02). */
export const AssignCustodianDraft: v.GenericSchema<unknown, Draft> = v.object({
  custodianId: v.nullable(v.number()),
  person: TypedPersonDraft,
});

/** The present content of the form, as a draft. */
export const assignCustodianDraft = ({
  context: { custodianId, person },
}: {
  readonly context: AssignCustodianContext;
}): Draft => ({ custodianId, person });
