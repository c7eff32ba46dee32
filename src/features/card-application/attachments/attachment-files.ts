import type { FileFacts } from '#machines/card-application/attachments/attachments.types.ts';

/**
 * The files that were chosen on this device. The state of a flow is plain data and cannot contain a `File`, so flows
 * refer to a file by its id. Each application has one such object, which lives as long as the page.
 */
export interface AttachmentFiles {
  readonly keep: (file: File) => FileFacts;
  /** Adds a file that was chosen earlier, with its former id. */
  readonly restore: (id: string, file: File) => void;
  /** Throws if the file was not chosen since the page was loaded. */
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
