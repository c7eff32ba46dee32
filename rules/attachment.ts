import type { AskedAgain, AskedAttachment } from '#contract/entities/application-progress.ts';
import { largestAttachment, longestAttachmentName } from '#contract/entities/attachment.ts';
import type { CardApplicationState } from '#contract/enumerations.ts';
import { asLine } from '#contract/line.ts';
import { asksForAttachment } from './card-application-progress.ts';

/** What a file really is, by its beginning. */
export type AttachmentContent = 'JPEG' | 'PNG' | 'PDF';

/** The contents that the endings of names stand for (ATT-01), and the one that Windows gives to a JPEG saved from a page. */
const contentByEnding: Readonly<Partial<Record<string, AttachmentContent>>> = {
  jpg: 'JPEG',
  jpeg: 'JPEG',
  jfif: 'JPEG',
  png: 'PNG',
  pdf: 'PDF',
};

/** The endings of the files that are accepted, as a file chooser wants them. */
export const attachmentEndings: readonly string[] = Object.keys(contentByEnding).map((ending) => `.${ending}`);

const mediaTypes: Readonly<Record<AttachmentContent, string>> = {
  JPEG: 'image/jpeg',
  PNG: 'image/png',
  PDF: 'application/pdf',
};

export const mediaTypeOf = (content: AttachmentContent): string => mediaTypes[content];

/** How many bytes of a file {@link contentOf} needs. */
export const signatureLength = 1024;

/**
 * What a file is by its beginning, whatever its name says; null = nothing that is accepted. Before the header of a PDF may be
 * other bytes, such as a mark of the encoding or a line break: programs that show one look for it as far.
 */
export function contentOf(start: Uint8Array): AttachmentContent | null {
  const head = String.fromCharCode(...start.subarray(0, signatureLength));
  if (head.startsWith('\u00FF\u00D8\u00FF')) return 'JPEG';
  if (head.startsWith('\u0089PNG\r\n\u001A\n')) return 'PNG';
  return head.includes('%PDF-') ? 'PDF' : null;
}

/** The content that the last ending of a name stands for; null = none that is accepted. */
function contentNamedBy(name: string): AttachmentContent | null {
  const dot = name.lastIndexOf('.');
  return dot < 1 ? null : (contentByEnding[name.slice(dot + 1).toLowerCase()] ?? null);
}

/** Signs that cannot be seen, that turn the direction of the text, or that separate folders. */
const unseen = /[\p{Cc}\p{Cs}\p{Bidi_Control}\p{Zl}\p{Zp}/\\]/u;

/** The same for two names that people take for the same one. */
const seenAs = (name: string): string => asLine(name.normalize('NFKC')).toLowerCase();

/** Whether nothing can be read before the ending of a name; one that has only an ending is of no type. */
const isBlank = (name: string): boolean => {
  const stem = name.slice(0, Math.max(0, name.lastIndexOf('.')));
  return seenAs(name) === '' || (stem !== '' && seenAs(stem) === '');
};

const isNameSound = (name: string): boolean =>
  !isBlank(name) && name.length <= longestAttachmentName && !unseen.test(name);

/** Whether two names of files look the same, whatever the case of their letters. */
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
  /** In bytes. */
  readonly size: number;
  readonly content: AttachmentContent | null;
  /** The names of the other files of the same profile. */
  readonly otherNames: readonly string[];
}

/** Why a file cannot be an attachment (ATT-01); null = it can. */
export function attachmentProblem({ name, size, content, otherNames }: AttachmentFacts): AttachmentProblem | null {
  if (!isNameSound(name)) return 'ATTACHMENT_NAME_NOT_ALLOWED';
  const named = contentNamedBy(name);
  if (named === null) return 'ATTACHMENT_TYPE_NOT_ALLOWED';
  if (size === 0) return 'ATTACHMENT_EMPTY';
  if (size > largestAttachment) return 'ATTACHMENT_TOO_LARGE';
  if (named !== content) return 'ATTACHMENT_CONTENT_DIFFERS';
  return otherNames.some((other) => isSameName(other, name)) ? 'ATTACHMENT_NAME_EXISTS' : null;
}

/** The attachment types of a profile for which there is no file yet; all of them are required. */
export const missingTypes = <Type extends { readonly id: number }>(
  types: readonly Type[],
  files: readonly { readonly typeId: number }[],
): Type[] => types.filter(({ id }) => !files.some(({ typeId }) => typeId === id));

/** What decides whether an application accepts files. */
export interface AttachmentAcceptance {
  readonly state: CardApplicationState;
  readonly isChecked: boolean;
  /** What was asked for again; null = nothing. */
  readonly correction: AskedAgain | null;
}

/** Whether an application is not finished, and nobody has checked it yet. */
const isUnchecked = ({ state, isChecked }: AttachmentAcceptance): boolean =>
  !isChecked && state !== 'REJECTED' && state !== 'PROCESSED';

/**
 * Whether an application still accepts a file: it is not finished, and nobody has checked it yet. While something is asked
 * for again, nothing else is accepted.
 */
export function acceptsAttachment(application: AttachmentAcceptance, wanted: AskedAttachment): boolean {
  const { correction } = application;
  return isUnchecked(application) && (correction === null || asksForAttachment(correction, wanted));
}

/**
 * Whether whoever has filed an application in the e-shop can add the files that it lacks. At a counter they are shown, and
 * what the staff asks for again is asked for by itself.
 */
export const mayAddMissing = (application: AttachmentAcceptance & { readonly eshop: boolean }): boolean =>
  application.eshop && application.correction === null && isUnchecked(application);
