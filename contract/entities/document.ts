import * as v from 'valibot';

/** A file created by the server; `content` is base64. */
export const Document = v.object({
  fileName: v.string(),
  mediaType: v.picklist(['application/pdf', 'text/calendar']),
  content: v.pipe(v.string(), v.base64()),
});
export type Document = v.InferOutput<typeof Document>;
