import { provideResource } from '#common/resource/resource.actors.ts';
import { deskAttachment } from '#contract/endpoints/application-desk.ts';
import { contentOf, mediaTypeOf } from '#rules/attachment.ts';
import type { Shop } from '#runtime/shop.ts';

/** Whether a page can show the file as a picture. The server has compared the ending of its name with its content. */
export const isPicture = (name: string): boolean => !name.toLowerCase().endsWith('.pdf');

/**
 * The address of a submitted picture, for an `img`; null = the file is no picture. The type comes from the first bytes,
 * so a browser never shows the file as a page.
 */
export const provideProofPreview = (shop: Pick<Shop, 'call'>, applicationId: number, attachmentId: number) =>
  provideResource<{ readonly address: string | null }>(async (signal) => {
    const params = { id: applicationId, attachmentId };
    const { content } = await shop.call(deskAttachment, { params, signal });
    const kind = contentOf(content);
    if (kind === null || kind === 'PDF') return { address: null };
    return { address: URL.createObjectURL(new Blob([content], { type: mediaTypeOf(kind) })) };
  });
