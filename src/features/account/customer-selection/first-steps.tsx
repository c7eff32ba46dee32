import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { usePermissions } from '#common/use-permissions.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { WaitingApplication } from '#rules/application-wait.ts';
import { isCardOffered } from '#rules/visibility.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { NextStep } from './next-step.tsx';

interface FirstStepsProps {
  /** An application for a card has been filed already. */
  readonly hasApplication: boolean;
  /** The application that waits for a person; null = there is no such application. */
  readonly waiting: WaitingApplication | null;
  /** The buttons of the next step. */
  readonly actions: ReactNode;
}

/** The notice that the account is ready. It is less prominent than the next step. */
function ReadyNotice() {
  const permissions = usePermissions();
  // Until the permissions are known, the longer text reserves the space.
  const assigned = permissions?.includes('assigned-card-list') ?? true;
  const list = (
    <a key="list" href="#/app/assigned-card-list">
      <FormattedMessage id="assignedCards.title" />
    </a>
  );
  return (
    <Alert meaning="success" quiet title={<FormattedMessage id="firstSteps.ready" />}>
      <span style={hiddenUnless(permissions !== null)}>
        <FormattedMessage id={assigned ? 'firstSteps.ready.assigned' : 'firstSteps.ready.text'} values={{ list }} />
      </span>
    </Alert>
  );
}

/** The page of an account without a customer or without a card: what is done, what comes next, and where (ACC-01). */
export function FirstSteps({ hasApplication, waiting, actions }: FirstStepsProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'firstSteps.'>) => intl.formatMessage({ id: `firstSteps.${id}` });
  const isOffered = isCardOffered(useConfiguration());
  const next = hasApplication ? 'next.application' : 'next.card';
  const nextText = hasApplication || isOffered ? (`${next}.text` as const) : 'next.card.text.branch';
  return (
    <>
      <ReadyNotice />
      <NextStep
        ghost={text('ghost')}
        title={text(next)}
        text={text(nextText)}
        done={{ label: text('account'), detail: text('account.detail') }}
        hasApplication={hasApplication}
        waiting={waiting}
        isCardOffered={isOffered}
        actions={actions}
      />
    </>
  );
}
