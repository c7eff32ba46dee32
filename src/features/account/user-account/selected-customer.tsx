import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { WaitNotice } from '#common/application-wait/wait-notice.tsx';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import type { FollowedApplication } from '#contract/entities/account-page.ts';
import { accountView } from '#machines/account/customer-selection/customer-selection.view.ts';
import { waitingApplication } from '#rules/application-wait.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { CardMenu } from '../card-actions/card-menu.tsx';
import { AccountSkeleton } from '../customer-selection/account-skeleton.tsx';
import type { ShownCustomer } from '../customer-selection/customer-page.tsx';
import { FirstSteps } from '../customer-selection/first-steps.tsx';
import { LinkedFirstSteps } from '../customer-selection/linked-first-steps.tsx';
import { AccountTabList } from '../tabs/account-tab-list.tsx';
import { isChangeLikely } from '../upcoming-changes/is-change-likely.ts';
import { SpaceForChanges } from '../upcoming-changes/space-for-changes.tsx';
import { UpcomingChangesPart } from '../upcoming-changes/upcoming-changes.tsx';
import { CardBand } from './card-band.tsx';
import { ExpiryBanner } from './expiry-banner.tsx';
import { NotManageable } from './not-manageable.tsx';
import { PersonDetail } from './person-detail.tsx';

interface NoCardProps {
  readonly notice: NonNullable<ReturnType<typeof accountView>['noCard']>;
  readonly name: string;
  readonly application: FollowedApplication | null;
  /** What can be done without a card. */
  readonly actions: ReactNode;
}

/** Shown in the place of the card if there is no card. */
function NoCard({ notice, name, application, actions }: NoCardProps) {
  if (notice === 'firstSteps') return <FirstSteps application={application} actions={actions} />;
  if (notice === 'linkedFirstSteps')
    return <LinkedFirstSteps name={name} application={application} actions={actions} />;
  const waiting = waitingApplication(application);
  return (
    <>
      {waiting === null ? (
        <Alert meaning="info">
          <FormattedMessage id={`linkedAccount.${notice}`} />
        </Alert>
      ) : (
        <WaitNotice application={waiting} />
      )}
      {actions}
    </>
  );
}

/** The page of a customer: their card at the top, the tabs with tickets and wallet below. */
export function SelectedCustomer(shown: ShownCustomer) {
  const { customer, card, link, standing, offers, failed, reading, upcoming } = shown;
  const shop = useShop();
  const configuration = useConfiguration();
  const offersChanges = shop.offers('upcomingChanges');
  if (configuration === null) return null;
  const today = shop.clock.today();
  // Without the skeleton, the tabs below would move when the card appears.
  if (card === null && standing === null && !failed) return <AccountSkeleton />;
  const view = accountView({ customer, link, card, standing, configuration, today });
  const surroundings = { customer, card, link, standing, configuration };
  const hasApplied = (standing?.openApplication ?? null) !== null;
  const isLikely = offersChanges && card !== null && isChangeLikely(card, hasApplied, today);
  const changes =
    upcoming === null ? (
      isLikely && <SpaceForChanges />
    ) : (
      <UpcomingChangesPart actor={upcoming} customerId={customer.id} fullName={customer.fullName} isLikely={isLikely} />
    );
  return (
    <>
      {view.expiring && card !== null && <ExpiryBanner validTo={card.validTo} isLinked={link !== null} />}
      {view.notManageable !== null && (
        <NotManageable link={link} reason={view.notManageable} customerId={customer.id} />
      )}
      {view.noCard === null && <WaitNotice application={view.waiting} />}
      {card === null && link !== null && <PersonDetail customer={customer} birthDay={view.birthDay} />}
      {view.noCard !== null && (
        <NoCard
          notice={view.noCard}
          name={customer.fullName}
          application={standing?.openApplication ?? null}
          actions={<CardMenu {...surroundings} />}
        />
      )}
      {card === null ? (
        changes
      ) : (
        <CardBand
          surroundings={surroundings}
          customer={customer}
          card={card}
          offers={offers}
          birthDay={view.birthDay}
          walletShown={view.walletShown}
          reading={reading}
          today={today}
        >
          {changes}
        </CardBand>
      )}
      <AccountTabList customerId={customer.id} card={card} configuration={configuration} />
    </>
  );
}
