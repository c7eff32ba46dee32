import { useState } from 'react';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import type { ApplicationCorrectionInput } from '#machines/card-application/application-correction/application-correction.types.ts';
import { createAttachmentFiles } from '../attachments/attachment-files.ts';
import { ApplicationCorrectionView } from './application-correction-view.tsx';
import { provideApplicationCorrection } from './application-correction.actors.ts';

interface ApplicationCorrectionProps extends Pick<ApplicationCorrectionInput, 'applicationId' | 'asked'> {
  /** Called when the application has changed. */
  readonly onChanged: () => void;
}

/**
 * The form that submits a photo or files again. If the staff asks for something else, the page gives the form another
 * `key`.
 */
export function ApplicationCorrection({ applicationId, asked, onChanged }: ApplicationCorrectionProps) {
  const { newFlowId } = useShop();
  const [files] = useState(() => createAttachmentFiles(newFlowId));
  const flow = useFlow(
    (shop) => provideApplicationCorrection(shop, files, onChanged),
    () => ({ applicationId, asked, flowId: newFlowId() }),
  );
  return <ApplicationCorrectionView actor={flow} keepFile={files.keep} />;
}
