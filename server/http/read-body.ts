import type { Context } from 'hono';
import { ApiError } from '../errors/api-error.ts';
import { largestBody } from './limit-body.ts';

/** How much of a too large body is still read (bytes), so that its sender receives the refusal. */
const readLimit = 16 * 1024 * 1024;

async function readAtMost(stream: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of stream) {
    size += part.byteLength;
    if (size <= largestBody) parts.push(part);
    if (size > readLimit) break;
  }
  if (size > largestBody) throw new ApiError('PAYLOAD_TOO_LARGE');
  return Buffer.concat(parts).toString('utf8');
}

async function readText(context: Context): Promise<string> {
  const length = context.req.header('content-length');
  if (length !== undefined && Number(length) <= largestBody) return context.req.text();
  const stream = context.req.raw.body;
  return stream === null ? '' : readAtMost(stream);
}

/** The JSON body of a request. Throws ApiError UNSUPPORTED_MEDIA_TYPE, PAYLOAD_TOO_LARGE or VALIDATION_ERROR. */
export async function readJsonBody(context: Context): Promise<unknown> {
  const type = context.req.header('content-type')?.split(';')[0]?.trim().toLowerCase();
  if (type !== 'application/json')
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', { errors: ['body: is not application/json'] });
  const text = await readText(context);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('VALIDATION_ERROR', { errors: ['body: is not JSON'] });
  }
}
