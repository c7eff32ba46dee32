import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { provideNotificationSetting } from './notification-setting.actors.ts';
import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { Page } from '../../../ui/page/page.tsx';
import { NotificationSettingView } from './notification-setting-view.tsx';

/** What reminders are, and when they may come (first specification, 2 'Notification setting'). */
export function NotificationSettingScreen() {
  const shop = useShop();
  const title = usePageTitle('notificationSetting.title');
  const [machine] = useState(() => provideNotificationSetting(shop));
  const actor = useActorRef(machine, { inspect: shop.log.inspect });
  return (
    <Page title={title} lead={<FormattedMessage id="notificationSetting.lead" />}>
      <NotificationSettingView actor={actor} />
    </Page>
  );
}
