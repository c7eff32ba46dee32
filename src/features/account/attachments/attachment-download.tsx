import type { CardApplicationAttachment } from '../../../../contract/entities/attachment.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { AttachmentDownloadView } from './attachment-download-view.tsx';
import { provideAttachmentDownload } from './attachment-download.actors.ts';

interface AttachmentDownloadProps {
  readonly applicationId: number;
  readonly attachment: CardApplicationAttachment;
}

/** The offer to download a file that was handed in with an application. */
export function AttachmentDownload({ applicationId, attachment: { id, name } }: AttachmentDownloadProps) {
  const flow = useFlow(provideAttachmentDownload, () => ({ applicationId, attachmentId: id, name }));
  return <AttachmentDownloadView actor={flow} />;
}
