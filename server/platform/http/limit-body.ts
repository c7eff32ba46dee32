import type { MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ApiError } from '../errors/api-error.ts';

/** The largest body that any address accepts (bytes). */
export const largestBody = 256 * 1024;

/**
 * Refuses bodies of more than `most` bytes, with or without a declared length. Throws ApiError PAYLOAD_TOO_LARGE.
 */
export const limitBody = (most: number = largestBody): MiddlewareHandler =>
  bodyLimit({
    maxSize: most,
    onError: () => {
      throw new ApiError('PAYLOAD_TOO_LARGE');
    },
  });
