import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import type { WaitingApplication } from '#rules/application-wait.ts';
import { isLinkedCardOffered } from '#rules/visibility.ts';
import { NextStep } from './next-step.tsx';

interface LinkedFirstStepsProps {
  readonly name: string;
  /** An application for a card has been filed already. */
  readonly hasApplication: boolean;
  /** The application that waits for a person; null = there is no such application. */
  readonly waiting: WaitingApplication | null;
  /** The buttons of the next step. */
  readonly actions: ReactNode;
}

/** The page of a linked person without a card, for whom the account may buy: what comes next, and where. */
export function LinkedFirstSteps({ name, hasApplication, waiting, actions }: LinkedFirstStepsProps) {
  const intl = useIntl();
  const isOffered = isLinkedCardOffered(useConfiguration());
  const cardText = isOffered ? 'next.linkedCard.text' : 'next.linkedCard.text.branch';
  const text = (id: KeyAfter<'firstSteps.'>) => intl.formatMessage({ id: `firstSteps.${id}` }, { name });
  return (
    <NextStep
      ghost={text('ghost.linked')}
      title={text(hasApplication ? 'next.linkedApplication' : 'next.linkedCard')}
      text={text(hasApplication ? 'next.linkedApplication.text' : cardText)}
      done={{ label: name, detail: text('linked.detail') }}
      hasApplication={hasApplication}
      waiting={waiting}
      isCardOffered={isOffered}
      actions={actions}
    />
  );
}
