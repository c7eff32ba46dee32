import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { WaitNotice } from '#common/application-wait/wait-notice.tsx';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { accountView, heldFares } from '#machines/account/customer-selection/customer-selection.view.ts';
import type { WaitingApplication } from '#rules/application-wait.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ApplicationButtons } from '../application-buttons/application-buttons.tsx';
import { PurchaseActions } from '../card-actions/purchase-actions.tsx';
import { ServiceActions } from '../card-actions/service-actions.tsx';
import { bandStyles, ticketsPlace } from '../customer-selection/account-band.styles.ts';
import { AccountSkeleton } from '../customer-selection/account-skeleton.tsx';
import type { ShownCustomer } from '../customer-selection/customer-page.tsx';
import { FirstSteps } from '../customer-selection/first-steps.tsx';
import { LinkedFirstSteps } from '../customer-selection/linked-first-steps.tsx';
import { CurrentTickets } from '../held-tickets/current-tickets.tsx';
import { NextTickets } from '../held-tickets/next-tickets.tsx';
import { AccountTabList } from '../tabs/account-tab-list.tsx';
import { isChangeLikely } from '../upcoming-changes/is-change-likely.ts';
import { SpaceForChanges } from '../upcoming-changes/space-for-changes.tsx';
import { UpcomingChangesPart } from '../upcoming-changes/upcoming-changes.tsx';
import { CardDetail } from './card-detail.tsx';
import { ExpiryBanner } from './expiry-banner.tsx';
import { NotManageable } from './not-manageable.tsx';
import { PersonDetail } from './person-detail.tsx';

const servicesStyles = css({ display: 'flex', flexDirection: 'column', gap: '2', _empty: { display: 'none' } });

interface NoCardProps {
  readonly notice: NonNullable<ReturnType<typeof accountView>['noCard']>;
  readonly name: string;
  readonly hasApplication: boolean;
  /** The application that waits for a person; null = there is no such application. */
  readonly waiting: WaitingApplication | null;
  /** The buttons of the next step. */
  readonly actions: ReactNode;
}

/** Shown in the place of the card if there is no card. */
function NoCard({ notice, name, hasApplication, waiting, actions }: NoCardProps) {
  if (notice === 'firstSteps')
    return <FirstSteps hasApplication={hasApplication} waiting={waiting} actions={actions} />;
  if (notice === 'linkedFirstSteps')
    return <LinkedFirstSteps name={name} hasApplication={hasApplication} waiting={waiting} actions={actions} />;
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
  const services = (
    <div className={servicesStyles}>
      {standing !== null && (
        <ApplicationButtons
          customer={customer}
          link={link}
          standing={standing}
          configuration={configuration}
          isNext={card === null && standing.openApplication === null}
        />
      )}
      <ServiceActions {...surroundings} />
    </div>
  );
  const held = card && heldFares(card, today);
  const isLikely = offersChanges && card !== null && isChangeLikely(card, today);
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
          hasApplication={standing?.hasApplication === true}
          waiting={view.waiting}
          actions={services}
        />
      )}
      {card !== null && held !== null && (
        <div className={bandStyles}>
          <CardDetail
            customer={customer}
            card={card}
            birthDay={view.birthDay}
            walletShown={view.walletShown}
            reading={reading}
          />
          <div className={ticketsPlace}>
            <CurrentTickets held={held} person={customer.fullName} today={today} />
            <PurchaseActions {...surroundings} offers={offers} />
            <NextTickets tickets={held.next} />
            {services}
          </div>
        </div>
      )}
      {upcoming === null ? (
        isLikely && <SpaceForChanges />
      ) : (
        <UpcomingChangesPart
          actor={upcoming}
          customerId={customer.id}
          fullName={customer.fullName}
          isLikely={isLikely}
        />
      )}
      <AccountTabList customerId={customer.id} card={card} configuration={configuration} />
    </>
  );
}
