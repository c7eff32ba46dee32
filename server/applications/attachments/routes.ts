import type { Route } from '../../platform/http/route.ts';
import { downloadAttachmentRoute } from './download-attachment.ts';
import { uploadAttachmentRoute } from './upload-attachment.ts';

export const attachmentRoutes: readonly Route[] = [uploadAttachmentRoute, downloadAttachmentRoute];
