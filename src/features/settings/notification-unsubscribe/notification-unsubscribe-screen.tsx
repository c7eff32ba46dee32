import { useSearch } from '@tanstack/react-router';
import { useFlow } from '#common/use-flow.ts';
import { usePageTitle } from '#common/use-title.ts';
import type { NotificationUnsubscribeInput } from '#machines/settings/notification-unsubscribe/notification-unsubscribe.types.ts';
import { Card } from '#ui/card/card.tsx';
import { Page } from '#ui/page/page.tsx';
import { NotificationUnsubscribeView } from './notification-unsubscribe-view.tsx';
import { provideNotificationUnsubscribe } from './notification-unsubscribe.actors.ts';

function NotificationUnsubscribe({ input }: { readonly input: NotificationUnsubscribeInput }) {
  return <NotificationUnsubscribeView actor={useFlow(provideNotificationUnsubscribe, () => input)} />;
}

/** The page that the link of a reminder opens, to switch reminders off, also without log-in (NTF-02). */
export function NotificationUnsubscribeScreen() {
  const title = usePageTitle('notificationUnsubscribe.title');
  const { token = '' } = useSearch({ strict: false });
  return (
    <Page title={title} width="form">
      <Card>
        <NotificationUnsubscribe key={token} input={{ token }} />
      </Card>
    </Page>
  );
}
