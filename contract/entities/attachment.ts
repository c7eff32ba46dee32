import * as v from 'valibot';
import { Id } from '../values.ts';

/** The largest file that an application accepts, in bytes: 5 MB (ATT-01). */
export const largestAttachment = 5_242_880;

/** The longest name of a submitted file, in characters. */
export const longestAttachmentName = 200;

/** A file that was submitted with an application, as a proof that the person is entitled to a profile. */
export const CardApplicationAttachment = v.object({
  id: Id,
  /** The file's name on the applicant's device. */
  name: v.string(),
  /** In bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(1)),
  typeId: Id,
  typeName: v.string(),
  /** True: the file is for profile one; false: for profile two. */
  isProfileOne: v.boolean(),
});
export type CardApplicationAttachment = v.InferOutput<typeof CardApplicationAttachment>;
