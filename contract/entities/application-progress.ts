import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/** A file that is asked for: the attachment type, and whether it is one of profile one. */
export const AskedAttachment = v.object({ typeId: Id, isProfileOne: v.boolean() });
export type AskedAttachment = v.InferOutput<typeof AskedAttachment>;

/** What the operator's staff has asked for again; what was submitted meanwhile is no longer in it. */
export const AskedAgain = v.object({
  photo: v.boolean(),
  attachments: v.array(AskedAttachment),
  /** What the staff says about it. */
  note: v.string(),
  since: IsoMoment,
});
export type AskedAgain = v.InferOutput<typeof AskedAgain>;

/** A file that is asked for, with its name in the language of the request. */
export const NamedAttachment = v.object({ ...AskedAttachment.entries, typeName: v.string() });
export type NamedAttachment = v.InferOutput<typeof NamedAttachment>;

/** What the customer is to submit again, with the names of the files. */
export const ApplicationCorrection = v.object({ ...AskedAgain.entries, attachments: v.array(NamedAttachment) });
export type ApplicationCorrection = v.InferOutput<typeof ApplicationCorrection>;

/**
 * What an open application waits for of a person (ours). FEE, BANK_CARD, PHOTO, FILES, PHOTO_AND_FILES (asked for again) and
 * MISSING_FILES: of the account that reads it, which has filed it. COLLECTION: the card can be fetched at the branch office.
 * FEE_ELSEWHERE and FILER: of who has filed it; only they learn what.
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

/** An application that is still being dealt with, as the pages about people show it; `waitsFor` null = only the operator acts. */
export const OpenApplication = v.object({
  id: Id,
  applicationNumber: v.string(),
  waitsFor: v.nullable(v.picklist(applicationWaits)),
});
export type OpenApplication = v.InferOutput<typeof OpenApplication>;

/**
 * The stops of an application on its way to the card, in their order. PRINTED: the chip card is made. SENT: posted to the
 * recipient. READY: it can be fetched at the branch office. An application ends with ISSUED, SENT, REJECTED or WITHDRAWN.
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

/** A stop of the way; `at` is null where it is not known when it was reached. */
export const ProgressStop = v.object({
  stop: v.picklist(applicationStops),
  reached: v.boolean(),
  at: v.nullable(IsoMoment),
});
export type ProgressStop = v.InferOutput<typeof ProgressStop>;
