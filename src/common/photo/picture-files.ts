/** A chosen file, and where the page finds it. */
export interface KeptFile {
  readonly file: Blob;
  readonly url: string;
}

/** Keeps the files that a flow knows by their ids only: a machine's context is plain data. */
export interface PictureFiles {
  readonly keep: (file: Blob) => string;
  /** Keeps another file in the place of one, such as a smaller picture. Undefined if it was released meanwhile. */
  readonly replace: (id: string, file: Blob) => KeptFile | undefined;
  readonly find: (id: string) => KeptFile | undefined;
  /** Frees the memory of all files but one. */
  readonly releaseAllBut: (id: string | null) => void;
}

const kept = (file: Blob): KeptFile => ({ file, url: URL.createObjectURL(file) });

export function createPictureFiles(): PictureFiles {
  const files = new Map<string, KeptFile>();
  let count = 0;
  return {
    keep: (file) => {
      count += 1;
      const id = `file-${count}`;
      files.set(id, kept(file));
      return id;
    },
    replace: (id, file) => {
      const earlier = files.get(id);
      if (earlier === undefined) return undefined;
      URL.revokeObjectURL(earlier.url);
      const later = kept(file);
      files.set(id, later);
      return later;
    },
    find: (id) => files.get(id),
    releaseAllBut: (wanted) => {
      for (const [id, { url }] of files) {
        if (id === wanted) continue;
        URL.revokeObjectURL(url);
        files.delete(id);
      }
    },
  };
}
