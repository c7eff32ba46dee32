import { createContext, use } from 'react';
import type { AttachmentFiles } from '../attachments/attachment-files.ts';

/** The files that are chosen in the open wizard. */
export const AttachmentFilesContext = createContext<AttachmentFiles | null>(null);

export function useAttachmentFiles(): AttachmentFiles {
  const files = use(AttachmentFilesContext);
  if (files === null) throw new Error('files are chosen within a wizard');
  return files;
}
