import * as v from 'valibot';
import { cardApplicationStates, carrierTypes } from '../enumerations.ts';
import { Id, IsoMoment, named } from '../values.ts';

/** A card application that is still being dealt with. */
export const ActiveCardApplication = v.object({
  id: Id,
  applicationNumber: v.string(),
  state: named(cardApplicationStates),
  carrierType: v.picklist(carrierTypes),
  created: IsoMoment,
});
export type ActiveCardApplication = v.InferOutput<typeof ActiveCardApplication>;
