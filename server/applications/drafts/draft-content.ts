import * as v from 'valibot';
import { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import type { Services } from '../../platform/services/services.ts';

type Sealing = Pick<Services, 'cipher' | 'logger'>;

/**
 * The context with which a draft's content is encrypted. Without the same context it cannot be decrypted, so the content
 * of another draft is never accepted.
 */
const aboutEntered = (accountId: number, flowId: string): string => `draft ${String(accountId)} ${flowId}`;
const aboutPhoto = (accountId: number, flowId: string): string => `photo ${String(accountId)} ${flowId}`;
const aboutFile = (accountId: number, fileId: string): string => `file ${String(accountId)} ${fileId}`;

interface Owned {
  readonly accountId: number;
  readonly flowId: string;
}

export const sealEntered = ({ cipher }: Sealing, { accountId, flowId }: Owned, entered: EnteredApplication) =>
  cipher.seal(Buffer.from(JSON.stringify(entered)), aboutEntered(accountId, flowId));

export const sealPhoto = ({ cipher }: Sealing, { accountId, flowId }: Owned, photo: string) =>
  cipher.seal(Buffer.from(photo), aboutPhoto(accountId, flowId));

export const sealFile = ({ cipher }: Sealing, accountId: number, fileId: string, content: Uint8Array) =>
  cipher.seal(content, aboutFile(accountId, fileId));

export const openFile = ({ cipher }: Sealing, accountId: number, fileId: string, sealed: Uint8Array) =>
  cipher.open(sealed, aboutFile(accountId, fileId));

interface SealedDraft extends Owned {
  readonly content: Uint8Array;
  readonly photo: Uint8Array | null;
}

/** The entered data, in any shape, and the photo; null if they cannot be decrypted with the present key. */
export function openDraft({ cipher, logger }: Sealing, { accountId, flowId, content, photo }: SealedDraft) {
  try {
    const entered: unknown = JSON.parse(Buffer.from(cipher.open(content, aboutEntered(accountId, flowId))).toString());
    const shown = photo === null ? null : Buffer.from(cipher.open(photo, aboutPhoto(accountId, flowId))).toString();
    return { entered, photo: shown };
  } catch (error) {
    logger.warn({ error }, 'a draft of a card application cannot be read');
    return { entered: null, photo: null };
  }
}

/** The ids of the files that a draft names; empty if its data have another shape. */
export function namedFiles(entered: unknown): readonly string[] {
  const parsed = v.safeParse(EnteredApplication, entered);
  return parsed.success ? parsed.output.files.map(({ id }) => id) : [];
}
