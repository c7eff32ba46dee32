import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FlowLink } from '#common/flow-link.tsx';
import { numberedText } from '#common/numbered-text.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { managedCardDecisionMachine } from '#machines/links/managed-card-decision/managed-card-decision.machine.ts';
import { managedCardDecisionView } from '#machines/links/managed-card-decision/managed-card-decision.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { BusyLine } from '#ui/spinner/busy-line.tsx';

interface ManagedCardDecisionViewProps {
  readonly decision: ActorRefFrom<typeof managedCardDecisionMachine>;
}

/**
 * Asks whether to save the answer, shows that it is being saved, or shows why this failed. After a success, the page of
 * managed cards opens with a toast.
 */
export function ManagedCardDecisionView({ decision }: ManagedCardDecisionViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(decision, (current) => current);
  const { decision: kind, asking, failure, unanswered } = managedCardDecisionView(snapshot);
  return (
    <div className={formColumn} data-flow="managedCardDecision" data-state={stateLabel(snapshot.value)}>
      {failure !== null && (
        <Alert meaning="error" live>
          {numberedText(failure.errorName, intl.formatMessage({ id: failure.messageId }))}
        </Alert>
      )}
      {unanswered !== null && (
        <Alert meaning="warning" live title={intl.formatMessage({ id: unanswered })}>
          <FormattedMessage id="managedCardDecision.unanswered" />
        </Alert>
      )}
      {asking && (
        <p>
          <FormattedMessage id={`managedCardDecision.asking.${kind}`} />
        </p>
      )}
      {!asking && failure === null && unanswered === null && (
        <BusyLine>
          <FormattedMessage id={`managedCardDecision.deciding.${kind}`} />
        </BusyLine>
      )}
      <ButtonRow>
        {asking && (
          <Button variant="primary" onClick={() => decision.send({ type: 'decide' })}>
            <FormattedMessage id={`managedCardDecision.decide.${kind}`} />
          </Button>
        )}
        {unanswered !== null && (
          <Button variant="primary" onClick={() => decision.send({ type: 'retry' })}>
            <FormattedMessage id="managedCardDecision.retry" />
          </Button>
        )}
        <FlowLink to="/app/user-account" onFollow={() => decision.send({ type: 'goToApp' })}>
          <FormattedMessage id="managedCardDecision.toApp" />
        </FlowLink>
      </ButtonRow>
    </div>
  );
}
