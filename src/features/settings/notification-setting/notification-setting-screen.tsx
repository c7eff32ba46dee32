import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useFlow } from '../../../common/use-flow.ts';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { roomOnly } from '../../../ui/room/room-only.ts';
import { CalendarAddressSection } from '../calendar-address/calendar-address-section.tsx';
import { NotificationSettingView } from './notification-setting-view.tsx';
import { provideNotificationSetting } from './notification-setting.actors.ts';

/** What reminders are, and when they are sent; the calendar that has the same dates (first specification, 2 'Notification setting'). */
export function NotificationSettingScreen() {
  const title = usePageTitle('notificationSetting.title');
  const actor = useFlow(provideNotificationSetting);
  // The calendar would move under a press when the settings appear above it.
  const isFirstReading = useSelector(
    actor,
    (snapshot) => snapshot.matches('reading') && snapshot.context.failure === null,
  );
  return (
    <Page title={title} lead={<FormattedMessage id="notificationSetting.lead" />}>
      <NotificationSettingView actor={actor} />
      <div style={roomOnly(!isFirstReading)}>
        <CalendarAddressSection />
      </div>
    </Page>
  );
}
