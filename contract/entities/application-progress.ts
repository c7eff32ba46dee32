import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/** A requested file: the attachment type, and whether profile one requires it. */
export const AskedAttachment = v.object({ typeId: Id, isProfileOne: v.boolean() });
export type AskedAttachment = v.InferOutput<typeof AskedAttachment>;

/** The photo and files that the staff has asked for again and that have not been submitted since then. */
export const AskedAgain = v.object({
  photo: v.boolean(),
  attachments: v.array(AskedAttachment),
  /** The staff's explanation. */
  note: v.string(),
  since: IsoMoment,
});
export type AskedAgain = v.InferOutput<typeof AskedAgain>;

/** A requested file, with its name in the language of the request. */
export const NamedAttachment = v.object({ ...AskedAttachment.entries, typeName: v.string() });
export type NamedAttachment = v.InferOutput<typeof NamedAttachment>;

/** The photo and files that the customer must submit again, with the names of the files. */
export const ApplicationCorrection = v.object({ ...AskedAgain.entries, attachments: v.array(NamedAttachment) });
export type ApplicationCorrection = v.InferOutput<typeof ApplicationCorrection>;

/**
 * The action of a person that an open application waits for (ours). FEE, BANK_CARD, PHOTO, FILES, PHOTO_AND_FILES (asked
 * for again) and MISSING_FILES: an action of the reading account, which has filed the application. COLLECTION: the card
 * can be collected at the branch office. FEE_ELSEWHERE and FILER: an action of another account, which has filed the
 * application; only that account sees which action it is.
 */
export const applicationWaits = [
  'FEE',
  'BANK_CARD',
  'PHOTO',
  'FILES',
  'PHOTO_AND_FILES',
  'MISSING_FILES',
  'COLLECTION',
  'FEE_ELSEWHERE',
  'FILER',
] as const;
export type ApplicationWait = (typeof applicationWaits)[number];

/** An open application, for pages about people. `waitsFor` null = only the operator must act. */
export const OpenApplication = v.object({
  id: Id,
  applicationNumber: v.string(),
  waitsFor: v.nullable(v.picklist(applicationWaits)),
});
export type OpenApplication = v.InferOutput<typeof OpenApplication>;

/**
 * The stops of an application up to the card, in their order. PRINTED: the chip card is made. SENT: the card was posted
 * to the recipient. READY: the card can be collected at the branch office. An application ends with ISSUED, SENT,
 * REJECTED or WITHDRAWN.
 */
export const applicationStops = [
  'RECEIVED',
  'PAID',
  'CHECKED',
  'PRINTED',
  'SENT',
  'READY',
  'ISSUED',
  'REJECTED',
  'WITHDRAWN',
] as const;
export type ApplicationStop = (typeof applicationStops)[number];

/** A stop of an application; `at` is null if the time is unknown or the stop is not reached yet. */
export const ProgressStop = v.object({
  stop: v.picklist(applicationStops),
  reached: v.boolean(),
  at: v.nullable(IsoMoment),
});
export type ProgressStop = v.InferOutput<typeof ProgressStop>;
