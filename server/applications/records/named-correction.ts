import type { ApplicationCorrection, AskedAgain } from '#contract/entities/application-progress.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { attachmentTypes } from '../../platform/db/schema.ts';

/** The requested correction, with the names of the attachment types. */
export const namedCorrection = (
  asked: AskedAgain | null,
  types: readonly Pick<typeof attachmentTypes.$inferSelect, 'id' | 'displayName'>[],
  locale: Locale,
): ApplicationCorrection | null =>
  asked && {
    photo: asked.photo,
    note: asked.note,
    since: asked.since,
    attachments: asked.attachments.map((one) => ({
      ...one,
      typeName: types.find(({ id }) => id === one.typeId)?.displayName[locale] ?? '',
    })),
  };
