import * as v from 'valibot';

/** A file that is sent unchanged; `content-disposition` contains its name. */
export const FileContents = v.object({ fileName: v.string(), content: v.instance(Uint8Array<ArrayBuffer>) });
export type FileContents = v.InferOutput<typeof FileContents>;
