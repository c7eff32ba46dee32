import { createHash } from 'node:crypto';
import { largestAttachment } from '#contract/entities/attachment.ts';
import { attachmentProblem, contentOf, mediaTypeOf } from '#rules/attachment.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { ScannerUnavailable } from '../../platform/scanner/scanner.ts';
import type { Services } from '../../platform/services/services.ts';

/** An uploaded file whose name and content are valid. */
export interface Upload {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly mediaType: string;
  readonly sha256: string;
}

const bytesInMegabyte = 1024 * 1024;

/**
 * The media type of a valid attachment. Throws ApiError with the name of the problem.
 * @param otherNames the names of the other files of the same profile
 */
export function soundMediaType(name: string, bytes: Uint8Array, otherNames: readonly string[]): string {
  const content = contentOf(bytes);
  const problem = attachmentProblem({ name, size: bytes.byteLength, content, otherNames });
  if (problem === null && content !== null) return mediaTypeOf(content);
  throw new ApiError(problem ?? 'ATTACHMENT_CONTENT_DIFFERS', {
    metadata: { megabytes: largestAttachment / bytesInMegabyte },
  });
}

/** Reads an uploaded file. Throws ApiError with the name of its problem. */
export async function readUpload(file: File): Promise<Upload> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const mediaType = soundMediaType(file.name, bytes, []);
  return { name: file.name, bytes, mediaType, sha256: createHash('sha256').update(bytes).digest('hex') };
}

/** Throws ApiError ATTACHMENT_INFECTED, ATTACHMENT_SCAN_UNAVAILABLE. */
export async function refuseInfected({ scanner, logger }: Services, { bytes }: Upload): Promise<void> {
  const isInfected = await scanner.isInfected(bytes).catch((error: unknown) => {
    if (!(error instanceof ScannerUnavailable)) throw error;
    logger.error({ error }, 'the scanner is unavailable');
    throw new ApiError('ATTACHMENT_SCAN_UNAVAILABLE');
  });
  if (isInfected) throw new ApiError('ATTACHMENT_INFECTED');
}
