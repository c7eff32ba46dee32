import { FormattedMessage } from 'react-intl';
import { IfOffered } from '#common/if-offered.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import { Page } from '#ui/page/page.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { CalendarAddressSection } from '../calendar-address/calendar-address-section.tsx';
import { NotificationSettingView } from './notification-setting-view.tsx';
import { provideNotificationSetting } from './notification-setting.actors.ts';

/** The page about reminders and when they are sent, and the calendar with the same dates (NTF-01). */
export function NotificationSettingScreen() {
  const title = usePageTitle('notificationSetting.title');
  const actor = useFlow(provideNotificationSetting);
  return (
    <Page title={title} lead={<FormattedMessage id="notificationSetting.lead" />}>
      <NotificationSettingView actor={actor} />
      <IfOffered extension="calendars">
        <div className={belowWaiting}>
          <CalendarAddressSection />
        </div>
      </IfOffered>
    </Page>
  );
}
