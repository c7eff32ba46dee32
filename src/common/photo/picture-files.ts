/** A chosen file and its object URL. */
export interface KeptFile {
  readonly file: Blob;
  readonly url: string;
}

/** Stores the files. The flow has only their ids, because a machine's context contains plain data only. */
export interface PictureFiles {
  readonly keep: (file: Blob) => string;
  /** Replaces a file, for example by a smaller picture. Returns undefined if the file was released meanwhile. */
  readonly replace: (id: string, file: Blob) => KeptFile | undefined;
  readonly find: (id: string) => KeptFile | undefined;
  /** Frees the memory of all files except this one. */
  readonly releaseAllBut: (id: string | null) => void;
}

const toKeptFile = (file: Blob): KeptFile => ({ file, url: URL.createObjectURL(file) });

export function createPictureFiles(): PictureFiles {
  const files = new Map<string, KeptFile>();
  let count = 0;
  return {
    keep: (file) => {
      count += 1;
      const id = `file-${count}`;
      files.set(id, toKeptFile(file));
      return id;
    },
    replace: (id, file) => {
      const earlier = files.get(id);
      if (earlier === undefined) return undefined;
      URL.revokeObjectURL(earlier.url);
      const later = toKeptFile(file);
      files.set(id, later);
      return later;
    },
    find: (id) => files.get(id),
    releaseAllBut: (keptId) => {
      for (const [id, { url }] of files) {
        if (id === keptId) continue;
        URL.revokeObjectURL(url);
        files.delete(id);
      }
    },
  };
}
