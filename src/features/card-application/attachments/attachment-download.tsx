import { AttachmentDownloadView } from '#common/attachment-download/attachment-download-view.tsx';
import { provideAttachmentDownload } from '#common/attachment-download/attachment-download.actors.ts';
import { IfOffered } from '#common/if-offered.tsx';
import { useFlow } from '#common/use-flow.ts';
import { downloadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import type { CardApplicationAttachment } from '#contract/entities/attachment.ts';

interface AttachmentDownloadProps {
  readonly applicationId: number;
  readonly attachment: CardApplicationAttachment;
}

function OfferedDownload({ applicationId, attachment: { id, name } }: AttachmentDownloadProps) {
  const flow = useFlow(
    (shop) => provideAttachmentDownload(shop, downloadAttachment),
    () => ({ applicationId, attachmentId: id, name }),
  );
  return <AttachmentDownloadView actor={flow} />;
}

/** The button to download a file that was submitted with an application. */
export function AttachmentDownload(props: AttachmentDownloadProps) {
  return (
    <IfOffered extension="applicationLife">
      <OfferedDownload {...props} />
    </IfOffered>
  );
}
