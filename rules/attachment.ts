import type { AskedAgain, AskedAttachment } from '#contract/entities/application-progress.ts';
import { largestAttachment, longestAttachmentName } from '#contract/entities/attachment.ts';
import type { CardApplicationState } from '#contract/enumerations.ts';
import { asLine } from '#contract/line.ts';
import { asksForAttachment } from './card-application-progress.ts';

/** The real type of a file, found by its first bytes. */
export type AttachmentContent = 'JPEG' | 'PNG' | 'PDF';

/** The type for each file ending (ATT-01). Windows uses `jfif` for a JPEG that is saved from a web page. */
const contentByEnding: Readonly<Partial<Record<string, AttachmentContent>>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  jfif: 'JPEG',
  png: 'PNG',
  pdf: 'PDF',
};

/** The endings of the accepted files, in the format of a file chooser. */
export const attachmentEndings: readonly string[] = Object.keys(contentByEnding).map((ending) => `.${ending}`);

const mediaTypes: Readonly<Record<AttachmentContent, string>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  PDF: 'application/pdf',
};

export const mediaTypeOf = (content: AttachmentContent): string => mediaTypes[content];

/** The number of bytes at the beginning of a file that {@link contentOf} needs. */
export const signatureLength = 1024;

/**
 * The type of a file by its first bytes, regardless of its name; null = the type is not accepted. A PDF may have other
 * bytes before its header, for example a byte order mark or a line break. PDF viewers, too, search only the first 1024
 * bytes for the header.
 */
export function contentOf(start: Uint8Array): AttachmentContent | null {
  const head = String.fromCharCode(...start.subarray(0, signatureLength));
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'JPEG';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'PNG';
  return head.includes('%PDF-') ? 'PDF' : null;
}

/** The type for the last ending of a name; null = the ending is not accepted. */
function contentNamedBy(name: string): AttachmentContent | null {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? null : (contentByEnding[name.slice(dot + 1).toLowerCase()] ?? null);
}

/** Characters that are invisible, that change the direction of the text, or that separate folders. */
const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}/\\]/u;

/** The same text for two names that look the same to people. */
const seenAs = (name: string): string => asLine(name.normalize('NFKC')).toLowerCase();

/**
 * Whether a name has only invisible characters, in the whole name or before its ending. `.pdf` is not blank: it counts
 * as a name without an ending.
 */
const isBlank = (name: string): boolean => {
  const stem = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return seenAs(name) === '' || (stem !== '' && seenAs(stem) === '');
};

const isNameSound = (name: string): boolean =>
  !isBlank(name) && name.length <= longestAttachmentName && !unseen.test(name);

/** Whether two file names look the same, regardless of upper and lower case. */
export const isSameName = (one: string, other: string): boolean => seenAs(one) === seenAs(other);

export type AttachmentProblem =
  | 'ATTACHMENT_EMPTY'
  | 'ATTACHMENT_TOO_LARGE'
  | 'ATTACHMENT_NAME_NOT_ALLOWED'
  | 'ATTACHMENT_NAME_EXISTS'
  | 'ATTACHMENT_TYPE_NOT_ALLOWED'
  | 'ATTACHMENT_CONTENT_DIFFERS';

export interface AttachmentFacts {
  readonly name: string;
  readonly size: number;
  readonly content: AttachmentContent | null;
  /** The names of the other files of the same profile. */
  readonly otherNames: readonly string[];
}

/** Why a file cannot be an attachment (ATT-01); null = it can be an attachment. */
export function attachmentProblem({ name, size, content, otherNames }: AttachmentFacts): AttachmentProblem | null {
  if (!isNameSound(name)) return 'ATTACHMENT_NAME_NOT_ALLOWED';
  const named = contentNamedBy(name);
  if (named === null) return 'ATTACHMENT_TYPE_NOT_ALLOWED';
  if (size === 0) return 'ATTACHMENT_EMPTY';
  if (size > largestAttachment) return 'ATTACHMENT_TOO_LARGE';
  if (named !== content) return 'ATTACHMENT_CONTENT_DIFFERS';
  return otherNames.some((other) => isSameName(other, name)) ? 'ATTACHMENT_NAME_EXISTS' : null;
}

/** The attachment types of a profile that have no file yet; a file is required for each type. */
export const missingTypes = <Type extends { readonly id: number }>(
  types: readonly Type[],
  files: readonly { readonly typeId: number }[],
): Type[] => types.filter(({ id }) => !files.some(({ typeId }) => typeId === id));

/** The facts that decide whether an application accepts files. */
export interface AttachmentAcceptance {
  readonly state: CardApplicationState;
  readonly isChecked: boolean;
  /** The photo and files that were asked for again; null = none. */
  readonly correction: AskedAgain | null;
}

/** Whether an application is neither finished nor checked. */
const isUnchecked = ({ state, isChecked }: AttachmentAcceptance): boolean =>
  !isChecked && state !== 'REJECTED' && state !== 'PROCESSED';

/**
 * Whether an application still accepts a file: it is neither finished nor checked. While the staff asks for files again,
 * only these files are accepted.
 */
export function acceptsAttachment(application: AttachmentAcceptance, requested: AskedAttachment): boolean {
  const { correction } = application;
  return isUnchecked(application) && (correction === null || asksForAttachment(correction, requested));
}

/**
 * Whether the account that filed an application in the e-shop can add missing files. Applications from a counter never
 * allow this, because the papers are shown there. Files that the staff asks for again have their own form.
 */
export const mayAddMissing = (application: AttachmentAcceptance & { readonly eshop: boolean }): boolean =>
  application.eshop && application.correction === null && isUnchecked(application);
