import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '#common/configuration.ts';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { useShop } from '#common/shop-context.tsx';
import { TrailLink } from '#common/trail-link.tsx';
import type { AccountCustomer } from '#contract/entities/account-page.ts';
import type { CustomerCard } from '#contract/entities/customer-card.ts';
import { Day } from '#i18n/dates.tsx';
import { ownData } from '#machines/account/customer-selection/customer-selection.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface DataProps {
  readonly customer: AccountCustomer;
  readonly card: CustomerCard | null;
  readonly cardPending: boolean;
  readonly failed: boolean;
}

const waiting = css({ display: 'flex', flexDirection: 'column', gap: '4', width: 'full' });

function Card({ card, cardPending }: Pick<DataProps, 'card' | 'cardPending'>) {
  if (cardPending) return <Skeleton width="12rem" />;
  if (card === null) return <FormattedMessage id="accountSetting.card.none" />;
  return (
    <>
      <span translate="no">{formatCardNumber(card.cardNumber)}</span>
      {` · ${card.currentState.state.displayName}`}
    </>
  );
}

function Data({ customer, card, cardPending, failed }: DataProps) {
  const intl = useIntl();
  const contacts = useConfiguration()?.footerLinks?.contacts;
  const text = (id: KeyAfter<'accountSetting.'>) => intl.formatMessage({ id: `accountSetting.${id}` });
  return (
    <>
      <DataList>
        <DataRow label={text('name')}>{customer.fullName}</DataRow>
        <DataRow label={text('birthDay')}>
          {customer.birthDay === null ? text('birthDay.unknown') : <Day value={customer.birthDay} />}
        </DataRow>
        {!(failed && card === null) && (
          <DataRow label={text('card')}>
            <Card card={card} cardPending={cardPending} />
          </DataRow>
        )}
      </DataList>
      {contacts !== undefined && (
        <LinkButton href={contacts} rel="noreferrer">
          <FormattedMessage id="firstSteps.contacts" />
        </LinkButton>
      )}
    </>
  );
}

function NoData() {
  return (
    <>
      <p>
        <FormattedMessage id="accountSetting.myData.none" />
      </p>
      <LinkButton href="#/app/user-account">
        <FormattedMessage id="firstSteps.title" />
      </LinkButton>
    </>
  );
}

function Waiting() {
  return (
    <div className={waiting} aria-busy="true" data-waiting="">
      <VisuallyHidden>
        <span role="status">
          <FormattedMessage id="account.loading" />
        </span>
      </VisuallyHidden>
      <Skeleton />
      <Skeleton />
      <Skeleton />
    </div>
  );
}

/** The name, birth date and card of the account's own customer, read-only, and links to where they can be changed. */
export function MyDataSection() {
  const intl = useIntl();
  const selection = useShop().actor('customerSelection');
  const data = useSelector(selection, ownData, (before, now) => JSON.stringify(before) === JSON.stringify(now));
  const { customer } = data;
  return (
    <PageSection
      title={intl.formatMessage({ id: 'accountSetting.myData' })}
      lead={data.none ? undefined : intl.formatMessage({ id: 'accountSetting.myData.lead' })}
    >
      {data.failed && (
        <FailureAlert
          title={customer === null ? 'account.failed.title' : 'account.failed.card'}
          text="account.failed.text"
          retry="account.retry"
          onRetry={() => selection.send({ type: 'retry' })}
        />
      )}
      {customer !== null && <Data {...data} customer={customer} />}
      {data.none && <NoData />}
      {data.loading && <Waiting />}
      <TrailLink />
    </PageSection>
  );
}
