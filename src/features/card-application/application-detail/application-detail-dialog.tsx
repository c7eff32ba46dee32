import type { ApplicationDetailDialogProps } from '#common/application-dialogs/application-dialogs.ts';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { ApplicationDetailView } from './application-detail-view.tsx';
import { provideApplicationDetail } from './application-detail.actors.ts';

/** The read-only wizard of a filed application. */
export function ApplicationDetailDialog({ applicationId, onClosed }: ApplicationDetailDialogProps) {
  const flow = useFlow(provideApplicationDetail, () => ({ applicationId }));
  useClosing(flow, onClosed);
  return <ApplicationDetailView actor={flow} />;
}
