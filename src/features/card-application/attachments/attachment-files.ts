import type { FileFacts } from '#machines/card-application/attachments/attachments.types.ts';

/**
 * The files that were chosen on this device, by the ids under which the flows know them: a flow's state is plain data, and
 * a file is not. One of these is for a whole application; it ends with the page.
 */
export interface AttachmentFiles {
  readonly keep: (file: File) => FileFacts;
  /** A file that was chosen earlier, under the id that it had then. */
  readonly restore: (id: string, file: File) => void;
  /** Throws when the file was not chosen since the page was loaded. */
  readonly fileOf: (id: string) => File;
}

export function createAttachmentFiles(newId: () => string): AttachmentFiles {
  const files = new Map<string, File>();
  return {
    keep(file) {
      const id = newId();
      files.set(id, file);
      return { id, name: file.name, size: file.size };
    },
    restore: (id, file) => void files.set(id, file),
    fileOf(id) {
      const file = files.get(id);
      if (file === undefined) throw new Error('the file is not on this page');
      return file;
    },
  };
}
