import { useCallback } from 'react';
import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { notificationRowDraft } from '#machines/settings/notification-row/notification-row.draft.ts';
import type { RangedSetting } from '#machines/settings/notification-setting/notification-setting.types.ts';
import { draftedRow, rowForm } from './drafted-row.ts';
import { NotificationRowView } from './notification-row-view.tsx';
import { provideNotificationRow } from './notification-row.actors.ts';
import { useLeave } from './use-leave.ts';

/** Runs the flow of one notification setting as long as the page is open. */
export function NotificationRow({ setting, range }: RangedSetting) {
  const shop = useShop();
  const { type } = setting;
  const flow = useFlow(provideNotificationRow, () => ({ setting, range, draft: draftedRow(shop, type) }));
  useFormDraft(shop, { ...rowForm(type), flow, entered: () => notificationRowDraft(flow.getSnapshot()) });
  useLeave(useCallback(() => flow.send({ type: 'leave' }), [flow]));
  return <NotificationRowView actor={flow} />;
}
