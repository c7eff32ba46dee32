import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { usePermissions } from '#common/use-permissions.ts';
import type { FollowedApplication } from '#contract/entities/account-page.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { isCardOffered } from '#rules/visibility.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { NextStep } from './next-step.tsx';

interface FirstStepsProps {
  /** The application that has been filed for a card; null = none. */
  readonly application: FollowedApplication | null;
  /** What can be done without a card. */
  readonly actions: ReactNode;
}

/** The notice that the account has no card yet, with a link to the assigned cards. It is below the next step. */
function NoCardNotice() {
  const permissions = usePermissions();
  // Until the permissions are known, the longer text reserves the space.
  const assigned = permissions?.includes('assigned-card-list') ?? true;
  const list = (
    <a key="list" href="#/app/assigned-card-list">
      <FormattedMessage id="assignedCards.title" />
    </a>
  );
  return (
    <Alert meaning="success" quiet>
      <span style={hiddenUnless(permissions !== null)}>
        <FormattedMessage id={assigned ? 'firstSteps.noCard.assigned' : 'firstSteps.noCard'} values={{ list }} />
      </span>
    </Alert>
  );
}

/** The page of an account without a customer or without a card: what is done, what comes next, and where (ACC-01). */
export function FirstSteps({ application, actions }: FirstStepsProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'firstSteps.'>) => intl.formatMessage({ id: `firstSteps.${id}` });
  const isOffered = isCardOffered(useConfiguration());
  const next = application !== null ? 'next.application' : 'next.card';
  const nextText = application !== null || isOffered ? (`${next}.text` as const) : 'next.card.text.branch';
  return (
    <>
      <NextStep
        ghost={text('ghost')}
        title={text(next)}
        text={text(nextText)}
        done={{ label: text('account'), detail: text('account.detail') }}
        application={application}
        isCardOffered={isOffered}
        actions={actions}
      />
      <NoCardNotice />
    </>
  );
}
