import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import type { FollowedApplication } from '#contract/entities/account-page.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { isLinkedCardOffered } from '#rules/visibility.ts';
import { NextStep } from './next-step.tsx';

interface LinkedFirstStepsProps {
  readonly name: string;
  /** The application that has been filed for a card; null = none. */
  readonly application: FollowedApplication | null;
  /** What can be done without a card. */
  readonly actions: ReactNode;
}

/** The page of a linked person without a card, for whom the account may buy: what comes next, and where. */
export function LinkedFirstSteps({ name, application, actions }: LinkedFirstStepsProps) {
  const intl = useIntl();
  const isOffered = isLinkedCardOffered(useConfiguration());
  const cardText = isOffered ? 'next.linkedCard.text' : 'next.linkedCard.text.branch';
  const text = (id: KeyAfter<'firstSteps.'>) => intl.formatMessage({ id: `firstSteps.${id}` }, { name });
  return (
    <NextStep
      ghost={text('ghost.linked')}
      title={text(application !== null ? 'next.linkedApplication' : 'next.linkedCard')}
      text={text(application !== null ? 'next.linkedApplication.text' : cardText)}
      done={{ label: name, detail: text('linked.detail') }}
      application={application}
      isCardOffered={isOffered}
      actions={actions}
    />
  );
}
