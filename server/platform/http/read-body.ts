import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { largestBody } from './limit-body.ts';

async function readAtMost(stream: ReadableStream<Uint8Array>, most: number): Promise<Buffer<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  // A sender receives the refusal of a larger body only after the rest of the body has been read (pass-over-body.ts).
  for await (const part of stream.values({ preventCancel: true })) {
    size += part.byteLength;
    if (size > most) throw new ApiError('PAYLOAD_TOO_LARGE');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

const readBytes = async (context: Context, most: number): Promise<Buffer<ArrayBuffer>> => {
  const stream = context.req.raw.body;
  return stream === null ? Buffer.alloc(0) : readAtMost(stream, most);
};

async function readText(context: Context): Promise<string> {
  const length = context.req.header('content-length');
  if (length !== undefined && Number(length) <= largestBody) return context.req.text();
  return (await readBytes(context, largestBody)).toString('utf8');
}

/** Throws ApiError UNSUPPORTED_MEDIA_TYPE unless the request has a body of this media type. */
function demandType(context: Context, wanted: string): void {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== wanted) throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { errors: [`body: is not ${wanted}`] });
}

/** The JSON body of a request. Throws ApiError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_ERROR. */
export async function readJsonBody(context: Context): Promise<unknown> {
  demandType(context, 'application/json');
  const text = await readText(context);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('VALIDATION_ERROR', { errors: ['body: is not JSON'] });
  }
}

async function partsOf(bytes: Buffer<ArrayBuffer>, contentType: string): Promise<FormData> {
  try {
    return await new Response(bytes, { headers: { 'content-type': contentType } }).formData();
  } catch {
    throw new ApiError('VALIDATION_ERROR', { errors: ['body: is not multipart/form-data'] });
  }
}

/**
 * The fields of a multipart body of at most `most` bytes: texts and files by their names. A larger body is not kept in
 * memory. Throws ApiError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_ERROR.
 */
export async function readMultipartBody(context: Context, most: number): Promise<Record<string, string | File>> {
  demandType(context, 'multipart/form-data');
  const parts = await partsOf(await readBytes(context, most), context.req.header('content-type') ?? '');
  const names = [...parts.keys()];
  if (new Set(names).size < names.length)
    throw new ApiError('VALIDATION_ERROR', { errors: ['body: has a part twice'] });
  return Object.fromEntries(parts);
}
