import type { AskedAttachment } from '#contract/entities/application-progress.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';

/** A file that the staff can ask the customer for again. */
export interface AskableFile {
  readonly asked: AskedAttachment;
  readonly name: string;
}

/** The files that the profiles of an application need, and those that were submitted in addition. */
export const askableFiles = ({ profiles }: Pick<DeskApplication, 'profiles'>): readonly AskableFile[] =>
  profiles.flatMap(({ attachmentTypes, isProfileOne, profile }) =>
    attachmentTypes.map(({ id, name }) => ({
      asked: { typeId: id, isProfileOne },
      name: `${name} (${profile.displayName})`,
    })),
  );
