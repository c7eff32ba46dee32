import { useCallback } from 'react';
import type { RangedSetting } from '../../../../machines/notification-setting/notification-setting.types.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { NotificationRowView } from './notification-row-view.tsx';
import { provideNotificationRow } from './notification-row.actors.ts';
import { useLeave } from './use-leave.ts';

/** Runs the flow of one notification setting as long as the page is open. */
export function NotificationRow({ setting, range }: RangedSetting) {
  const actor = useFlow(provideNotificationRow, () => ({ setting, range }));
  useLeave(useCallback(() => actor.send({ type: 'leave' }), [actor]));
  return <NotificationRowView actor={actor} />;
}
