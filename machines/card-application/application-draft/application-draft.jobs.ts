import { isPassing } from '../../common/failure-kinds.ts';
import { failureIn } from '../../common/failure.ts';
import { required } from '../../common/required.ts';
import type { ApplicationDraftContext, DraftJob, StoredDraft } from './application-draft.types.ts';

export const enteredText = ({ content }: Pick<ApplicationDraftContext, 'content'>): string | null =>
  content === null ? null : JSON.stringify(content.entered);

const missingFile = ({ content, keptFiles }: ApplicationDraftContext): string | undefined =>
  content?.entered.files.find(({ id }) => !keptFiles.includes(id))?.id;

/** The next save request; null = everything is saved. */
export function nextJob(context: ApplicationDraftContext): DraftJob | null {
  const { subject, stored, content, keptEntered, keptPhoto, replaces } = context;
  if (content === null) return null;
  if (stored === null || enteredText(context) !== keptEntered) {
    return { kind: 'entered', subject, stored, replaces, entered: content.entered };
  }
  if (content.photo !== keptPhoto) return { kind: 'photo', id: stored.id, photo: content.photo };
  const fileId = missingFile(context);
  return fileId === undefined ? null : { kind: 'file', id: stored.id, fileId };
}

/**
 * The context after a save job. The data of the job are treated as saved if the server has saved them, or if the server
 * will never accept them.
 */
export function afterJob(
  { job: ended, keptFiles, stored }: ApplicationDraftContext,
  answer: StoredDraft | null,
): Partial<ApplicationDraftContext> {
  const job = required(ended, 'the save job');
  if (job.kind === 'photo') return { keptPhoto: job.photo };
  if (job.kind === 'file') return { keptFiles: [...keptFiles, job.fileId] };
  return { stored: answer ?? stored, keptEntered: JSON.stringify(job.entered), replaces: false };
}

/** Another window or device has saved another version, or has deleted the draft. */
export const isElsewhere = ({ job }: ApplicationDraftContext, event: object): boolean =>
  job?.kind === 'entered' && ['DRAFT_CHANGED', 'NOT_FOUND'].includes(failureIn(event)?.name ?? '');

/** The draft was deleted elsewhere, or by an earlier attempt whose answer was lost. */
export const isGone = (event: object): boolean => failureIn(event)?.name === 'NOT_FOUND';

/**
 * Whether the server will never accept this photo or file. Then the draft is saved without it, and the person sees the
 * error when the application is filed.
 */
export function isSkipped({ job }: ApplicationDraftContext, event: object): boolean {
  const failure = failureIn(event);
  return job !== null && job.kind !== 'entered' && failure !== null && !isPassing(failure);
}
