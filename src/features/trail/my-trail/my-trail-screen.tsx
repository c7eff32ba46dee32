import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { IfOffered } from '#common/if-offered.tsx';
import { useListInAddress } from '#common/list-table/use-list-in-address.ts';
import { useList } from '#common/list-table/use-list.ts';
import { useShop } from '#common/shop-context.tsx';
import { useFlow } from '#common/use-flow.ts';
import { usePermissions } from '#common/use-permissions.ts';
import { useRefreshOnChange } from '#common/use-refresh-on-change.ts';
import { usePageTitle } from '#common/use-title.ts';
import { resourceView } from '#machines/common/resource/resource.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { Page } from '#ui/page/page.tsx';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { Hint } from '#ui/text/hint.tsx';
import { AccessRows } from '../access/access-rows.tsx';
import { AccessView } from '../access/access-view.tsx';
import { provideAccess } from '../access/access.actors.ts';
import { PeopleRows } from '../access/people-rows.tsx';
import { EventListView } from '../events/event-list-view.tsx';
import { eventFits, provideEventList } from '../events/event-list.actors.ts';
import { LogInsSection } from '../log-ins/log-ins-section.tsx';
import { provideMailList } from '../mails/mail-list.actors.ts';
import { MailTable } from '../mails/mail-table.tsx';
import { provideKeptTimes, type KeptTimes } from './kept-times.actors.ts';

const eventsOnPage = 25;
const mailsOnPage = 10;

/** The token of the session; after the session has ended, its last token. */
function useToken(): string | undefined {
  const session = useShop().actor('session');
  return useSelector(
    session,
    ({ context }) => context.session?.token,
    (before, now) => now === undefined || before === now,
  );
}

/** The page with the account's data, people, log-ins and events (TRL-01 … TRL-04). */
export function MyTrailScreen() {
  const intl = useIntl();
  const shop = useShop();
  const title = usePageTitle('myTrail.title');
  const canOpenSettings = usePermissions()?.includes('notification-setting') === true;
  const access = useFlow(provideAccess);
  const kept = useFlow(provideKeptTimes);
  const { value: keptTimes, loading } = useSelector(kept, (snapshot) => resourceView<KeptTimes>(snapshot));
  const events = useListInAddress(
    () => provideEventList(shop),
    { detailSource: 'none', sortBy: 'at', sortDesc: true, pageSize: eventsOnPage },
    eventFits,
  );
  const mails = useList(() => provideMailList(shop), {
    detailSource: 'none',
    sortBy: 'sent',
    sortDesc: true,
    pageSize: mailsOnPage,
  });
  const refreshEvents = () => events.send({ type: 'refresh' });
  // A new log-in in this browser becomes the present log-in and adds an event, so the events are read again.
  const token = useToken();
  useRefreshOnChange(events, token);
  const refreshAccess = () => {
    access.send({ type: 'refresh' });
    refreshEvents();
  };
  const text = (id: KeyAfter<'myTrail.'>) => intl.formatMessage({ id: `myTrail.${id}` });
  /** Says what the list contains, and how long its records are kept. */
  const keptLead = (id: 'events' | 'mails') => {
    if (keptTimes !== null) return intl.formatMessage({ id: `myTrail.${id}.kept` }, { ...keptTimes });
    return loading ? <span data-waiting="">{text(`${id}.lead`)}</span> : text(`${id}.lead`);
  };
  return (
    <Page
      title={title}
      lead={text('lead')}
      actions={
        <LinkButton href="#/app/account-setting">
          <FormattedMessage id="myTrail.toSettings" />
        </LinkButton>
      }
    >
      <PageSection title={text('access.title')} lead={text('access.lead')}>
        <AccessView access={access} area="myTrail.access">
          {({ toMine }) => <AccessRows toMine={toMine} canOpenSettings={canOpenSettings} onChanged={refreshAccess} />}
        </AccessView>
        <div className={belowWaiting}>
          <Hint>
            <FormattedMessage id="myTrail.access.staff" />
          </Hint>
        </div>
      </PageSection>
      <PageSection title={text('people.title')} lead={text('people.lead')}>
        <AccessView access={access} area="myTrail.people">
          {({ people }) => <PeopleRows people={people} onChanged={refreshAccess} />}
        </AccessView>
      </PageSection>
      <IfOffered extension="logIns">
        <LogInsSection token={token} onChanged={refreshEvents} />
      </IfOffered>
      <PageSection title={text('events.title')} lead={keptLead('events')}>
        <EventListView list={events} />
      </PageSection>
      <PageSection title={text('mails.title')} lead={keptLead('mails')}>
        <MailTable list={mails} />
      </PageSection>
    </Page>
  );
}
