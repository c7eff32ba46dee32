import * as v from 'valibot';
import { requiredText } from '../values.ts';

/** A zone's number (its `name`): digits without a leading zero, so that each number has one spelling. */
export const ZoneNumber = v.pipe(v.string(), v.regex(/^(?:0|[1-9]\d{0,8})$/));

/** The data of a zone that the operator sets; `name` is its number, unique in the network. */
export const ZoneInput = v.object({ name: ZoneNumber, displayName: requiredText(100) });
export type ZoneInput = v.InferOutput<typeof ZoneInput>;
