import * as v from 'valibot';

/** A file that is answered as it is: its name comes in `content-disposition`. */
export const FileContents = v.object({ fileName: v.string(), content: v.instance(Uint8Array<ArrayBuffer>) });
export type FileContents = v.InferOutput<typeof FileContents>;
