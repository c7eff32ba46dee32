import { isPassing } from '../../common/failure-kinds.ts';
import type { Failure } from '../../common/failure.ts';
import { idempotencyKey } from '../../common/idempotency-key.ts';
import type {
  AttachmentUploadContext,
  AttachmentUploadOutput,
  UploadedFile,
  UploadRequest,
} from './attachment-upload.types.ts';

type Files = Pick<AttachmentUploadContext, 'files'>;

/** The file that is sent now: the first one that waits. */
export const presentFile = ({ files }: Files): UploadedFile | undefined =>
  files.find(({ state }) => state === 'WAITING');

export const isFailed = ({ state }: UploadedFile): boolean => state === 'FAILED';

/** Whether it makes sense to send a file again: its failure may pass. */
export const isWorthRetrying = ({ failure }: UploadedFile): boolean => failure !== null && isPassing(failure);

export const isLeftOut = ({ state }: UploadedFile): boolean => state === 'LEFT_OUT';

/**
 * The failed file of an id, if others have failed as well: with a single one, what is offered for all of them is meant for
 * it.
 */
export function oneOfFailed({ files }: Files, id: string): UploadedFile | undefined {
  const failed = files.filter(isFailed);
  return failed.length > 1 ? failed.find((file) => file.id === id) : undefined;
}

/** All files, after the present one has been sent (without a failure) or has failed. */
export const withPresentEnded = (context: Files, failure: Failure | null): readonly UploadedFile[] => {
  const present = presentFile(context);
  return context.files.map((file) =>
    file === present ? { ...file, state: failure === null ? 'UPLOADED' : 'FAILED', failure } : file,
  );
};

/** All files, those with a passing failure waiting again. */
export const withRetried = ({ files }: Files): readonly UploadedFile[] =>
  files.map((file) => (isWorthRetrying(file) ? { ...file, state: 'WAITING', failure: null } : file));

/** All files, one of which waits again or is left out. */
export const withOne = ({ files }: Files, id: string, state: 'WAITING' | 'LEFT_OUT'): readonly UploadedFile[] =>
  files.map((file) => (file.id === id ? { ...file, state, failure: null } : file));

const none: UploadedFile = {
  id: '',
  name: '',
  size: 0,
  typeId: 0,
  isProfileOne: true,
  state: 'WAITING',
  failure: null,
};

/** The same file of the same flow has the same key, so that a second attempt submits it once. */
export function uploadRequest(context: AttachmentUploadContext): UploadRequest {
  const { applicationId, flowId } = context;
  const { state: _, failure: __, ...file } = presentFile(context) ?? none;
  return { applicationId, file, idempotencyKey: idempotencyKey(flowId, applicationId, file.id) };
}

export const uploadOutput = ({ files }: Files): AttachmentUploadOutput => ({
  uploaded: files.filter(({ state }) => state === 'UPLOADED').map(({ id }) => id),
  missing: files.filter(({ state }) => state !== 'UPLOADED').map(({ id }) => id),
});
