import { useSelector } from '@xstate/react';
import { Fragment, useDeferredValue, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useShop } from '#common/shop-context.tsx';
import type { AccountCustomer, CustomerLink, CustomerStanding } from '#contract/entities/account-page.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { RepeatPurchase } from '#contract/entities/repeat-purchase.ts';
import type { customerSelectionMachine } from '#machines/account/customer-selection/customer-selection.machine.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Page } from '#ui/page/page.tsx';
import { PeopleSwitcher } from '../people/people-switcher.tsx';
import { RunUpcomingChanges } from '../upcoming-changes/run-upcoming-changes.tsx';
import type { UpcomingChangesActor } from '../upcoming-changes/upcoming-changes.actors.ts';
import { useDueDays } from '../upcoming-changes/use-due-days.ts';
import { AccountSkeleton } from './account-skeleton.tsx';
import { LinkedInfo } from './linked-info.tsx';
import { MailFailsNotice } from './mail-fails-notice.tsx';

type Selection = ActorRefFrom<typeof customerSelectionMachine>;

export interface ShownCustomer {
  readonly customer: AccountCustomer;
  readonly card: CardDetail | null;
  /** How the customer is linked; null for the account's own customer. */
  readonly link: CustomerLink | null;
  /** Null until it is known. */
  readonly standing: CustomerStanding | null;
  /** The purchases that can be repeated; null until they are known. */
  readonly offers: RepeatPurchase | null;
  /** The data could not be read; an alert at the top of the page says so. */
  readonly failed: boolean;
  /** The card is being loaded again; the shown data may change. */
  readonly reading: boolean;
  /** The upcoming changes for the people of the account; null before they are read. */
  readonly upcoming: UpcomingChangesActor | null;
}

interface CustomerPageProps {
  readonly selection: Selection;
  readonly title: string;
  /** Shown if the account has no customer. */
  readonly none: ReactNode;
  /** Mounted anew for each customer. */
  readonly children: (shown: ShownCustomer) => ReactNode;
}

/** A page about the selected customer. It shows loading and failure, and the name of a linked customer. */
export function CustomerPage({ selection, title, none, children }: CustomerPageProps) {
  const intl = useIntl();
  // Deferred: the card and its tickets are rendered in the background, so that the browser can still react to presses.
  const snapshot = useDeferredValue(useSelector(selection, (current) => current));
  const {
    customer,
    card,
    link,
    standing,
    repeatPurchase: offers,
    people,
    peopleCount,
    linkedId,
    mailFails,
  } = snapshot.context;
  const failed = snapshot.matches('unreadable');
  const reading = snapshot.hasTag('busy');
  // This content stays while the page is read again, also if that fails: the person may be filling in their first
  // application.
  const isNobody = snapshot.matches('none');
  const [wasNobody, setWasNobody] = useState(isNobody);
  if (!reading && !failed && wasNobody !== isNobody) setWasNobody(isNobody);
  const [upcoming, setUpcoming] = useState<UpcomingChangesActor | null>(null);
  // The changes are read after the page itself, which does not wait for them.
  const [runsUpcoming, setRunsUpcoming] = useState(false);
  const offersChanges = useShop().offers('upcomingChanges');
  if (!runsUpcoming && standing !== null && offersChanges) setRunsUpcoming(true);
  const changes = useDueDays(upcoming);
  const showsNobody = wasNobody && customer === null && linkedId === null;
  return (
    <div data-flow="customerSelection" data-state={stateLabel(snapshot.value)}>
      <Page title={title}>
        {runsUpcoming && <RunUpcomingChanges selection={selection} onRun={setUpcoming} />}
        <PeopleSwitcher people={people} count={peopleCount} linkedId={linkedId} changes={changes} />
        {mailFails && <MailFailsNotice />}
        {link !== null && customer !== null && (
          <LinkedInfo type={link.type} name={customer.fullName} onlySeen={standing?.manageable === false} />
        )}
        {failed && (
          <Alert
            meaning="error"
            live
            title={intl.formatMessage({ id: customer === null ? 'account.failed.title' : 'account.failed.card' })}
            actions={
              <Button onClick={() => selection.send({ type: 'retry' })}>
                <FormattedMessage id="account.retry" />
              </Button>
            }
          >
            <FormattedMessage id="account.failed.text" />
          </Alert>
        )}
        {showsNobody && none}
        {customer !== null && (
          <Fragment key={customer.id}>
            {children({ customer, card, link, standing, offers, failed, reading, upcoming })}
          </Fragment>
        )}
        {customer === null && reading && !showsNobody && <AccountSkeleton />}
      </Page>
    </div>
  );
}
