import * as v from 'valibot';
import { customerProfileTypes, validToDefaults } from '../enumerations.ts';
import { Id, IsoDate, isOrdered } from '../values.ts';
import { Code, LocalisedName } from './localised-name.ts';

const Age = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(150)));
const Day = v.nullable(IsoDate);
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10_000));

/**
 * An attachment type with an `id` is kept, without an `id` it is created; types that are missing in the list are
 * deleted.
 */
const AttachmentTypeInput = v.object({ id: v.optional(Id), displayNames: LocalisedName });

/** The data of a customer profile that the operator sets; null means 'no limit' or 'none'. Ages in whole years. */
export const CustomerProfileInput = v.pipe(
  v.object({
    code: Code,
    displayNames: LocalisedName,
    profileNumber: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
    ageFrom: Age,
    ageTo: Age,
    validFrom: Day,
    validTo: Day,
    validToDefault: v.nullable(v.object({ name: v.picklist(validToDefaults) })),
    minProfileDaysValidity: Count,
    requireConfirmation: v.boolean(),
    isic: v.boolean(),
    reduced: v.boolean(),
    checkTicketCollision: v.boolean(),
    type: v.picklist(customerProfileTypes),
    orderNumber: Count,
    cardApplicationAttachmentTypes: v.pipe(v.array(AttachmentTypeInput), v.maxLength(20)),
  }),
  v.forward(
    v.check(({ ageFrom, ageTo }) => isOrdered(ageFrom, ageTo), 'is before ageFrom'),
    ['ageTo'],
  ),
  v.forward(
    v.check(({ validFrom, validTo }) => isOrdered(validFrom, validTo), 'is before validFrom'),
    ['validTo'],
  ),
  v.forward(
    v.check(({ validToDefault, ageTo }) => validToDefault?.name !== 'AGE_TO' || ageTo !== null, 'needs an ageTo'),
    ['validToDefault'],
  ),
);
export type CustomerProfileInput = v.InferOutput<typeof CustomerProfileInput>;
