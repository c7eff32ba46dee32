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

/** The file that is being sent: the first file that waits. */
export const presentFile = ({ files }: Files): UploadedFile | undefined =>
  files.find(({ state }) => state === 'WAITING');

export const isFailed = ({ state }: UploadedFile): boolean => state === 'FAILED';

/** Whether it makes sense to send a file again, because its failure may be temporary. */
export const isWorthRetrying = ({ failure }: UploadedFile): boolean => failure !== null && isPassing(failure);

export const isLeftOut = ({ state }: UploadedFile): boolean => state === 'LEFT_OUT';

/**
 * The failed file with this id, if other files have failed as well. A single failed file has no buttons of its own: the
 * buttons for all files are enough.
 */
export function oneOfSeveralFailed({ files }: Files, id: string): UploadedFile | undefined {
  const failed = files.filter(isFailed);
  return failed.length > 1 ? failed.find((file) => file.id === id) : undefined;
}

/** All files after the upload of the present file has succeeded (`failure` null) or failed. */
export const withPresentEnded = (context: Files, failure: Failure | null): readonly UploadedFile[] => {
  const present = presentFile(context);
  return context.files.map((file) =>
    file === present ? { ...file, state: failure === null ? 'UPLOADED' : 'FAILED', failure } : file,
  );
};

/** All files; those with a temporary failure wait again. */
export const withRetried = ({ files }: Files): readonly UploadedFile[] =>
  files.map((file) => (isWorthRetrying(file) ? { ...file, state: 'WAITING', failure: null } : file));

/** All files; the file with this id waits again or is left out. */
export const withFileInState = ({ files }: Files, id: string, state: 'WAITING' | 'LEFT_OUT'): readonly UploadedFile[] =>
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

/** The key depends only on the flow and the file, so that a second attempt does not submit the file twice. */
export function uploadRequest(context: AttachmentUploadContext): UploadRequest {
  const { applicationId, flowId } = context;
  const { state: _, failure: __, ...file } = presentFile(context) ?? none;
  return { applicationId, file, idempotencyKey: idempotencyKey(flowId, applicationId, file.id) };
}

export const uploadOutput = ({ files }: Files): AttachmentUploadOutput => ({
  uploaded: files.filter(({ state }) => state === 'UPLOADED').map(({ id }) => id),
  missing: files.filter(({ state }) => state !== 'UPLOADED').map(({ id }) => id),
});
