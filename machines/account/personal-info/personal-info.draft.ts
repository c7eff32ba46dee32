import * as v from 'valibot';
import { TypedPersonDraft } from '../../common/person-form.ts';
import type { PersonalInfoContext, PersonalInfoDraft as Draft } from './personal-info.types.ts';

/** The schema of a stored draft (SES-02). */
export const PersonalInfoDraft: v.GenericSchema<unknown, Draft> = v.object({
  person: TypedPersonDraft,
  custodianId: v.nullable(v.number()),
  custodian: TypedPersonDraft,
});

/** The present content of the form, as a draft. */
export const personalInfoDraft = ({
  context: { person, custodianId, custodian },
}: {
  readonly context: PersonalInfoContext;
}): Draft => ({ person, custodianId, custodian });
