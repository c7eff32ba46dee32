import { useState } from 'react';
import type { CardApplicationDialogProps } from '#common/application-dialogs/application-dialogs.ts';
import { configurationOf } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { createAttachmentFiles } from '../attachments/attachment-files.ts';
import { AttachmentFilesContext } from './attachment-files-context.ts';
import { CardApplicationView } from './card-application-view.tsx';
import { provideCardApplication } from './card-application.actors.ts';
import { stepViews } from './step-views.tsx';

/** The wizard that applies for a card. Each opening starts a new flow, so that closing discards what was entered. */
export function CardApplicationDialog({ application, onClosed }: CardApplicationDialogProps) {
  const shop = useShop();
  const [files] = useState(() => createAttachmentFiles(shop.newFlowId));
  const configuration = configurationOf(shop);
  if (configuration === null) throw new Error('start-up reads the configuration before any page is open');
  const flow = useFlow(
    () => provideCardApplication(shop, files),
    () => ({ ...application, flowId: shop.newFlowId(), today: shop.clock.today(), configuration }),
  );
  useClosing(flow, onClosed);
  return (
    <AttachmentFilesContext value={files}>
      <CardApplicationView actor={flow} steps={stepViews} />
    </AttachmentFilesContext>
  );
}
