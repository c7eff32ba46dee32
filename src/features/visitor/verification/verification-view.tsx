import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { FlowLink } from '#common/flow-link.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { verificationMachine } from '#machines/visitor/verification/verification.machine.ts';
import { verificationView } from '#machines/visitor/verification/verification.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { BusyLine } from '#ui/spinner/busy-line.tsx';

/**
 * Asks whether to verify the account, shows that it is being verified, or shows why this failed. After a success log-in
 * opens with a toast.
 */
export function VerificationView({
  verification,
}: {
  readonly verification: ActorRefFrom<typeof verificationMachine>;
}) {
  const intl = useIntl();
  const snapshot = useSelector(verification, (current) => current);
  const view = verificationView(snapshot);
  const errorText = useErrorText('verification');
  const text = (id: KeyAfter<'verification.'>) => intl.formatMessage({ id: `verification.${id}` });
  return (
    <div className={formColumn} data-flow="verification" data-state={stateLabel(snapshot.value)}>
      {view.failed && (
        <Alert meaning="error" live title={text('failed')}>
          {errorText({ name: view.failureName, metadata: {} })}
        </Alert>
      )}
      {view.unanswered && (
        <Alert meaning="warning" live title={text('unanswered.title')}>
          {text('unanswered.text')}
        </Alert>
      )}
      {view.asking && (
        <p>
          <FormattedMessage id="verification.asking" />
        </p>
      )}
      {!view.asking && !view.failed && !view.unanswered && (
        <BusyLine>
          <FormattedMessage id="verification.confirming" />
        </BusyLine>
      )}
      <ButtonRow>
        {view.asking && (
          <Button variant="primary" onClick={() => verification.send({ type: 'confirm' })}>
            <FormattedMessage id="verification.confirm" />
          </Button>
        )}
        {view.unanswered && (
          <Button variant="primary" onClick={() => verification.send({ type: 'retry' })}>
            <FormattedMessage id="verification.retry" />
          </Button>
        )}
        {view.failed && (
          <FlowLink to="/verification" variant="primary" onFollow={() => verification.send({ type: 'askForMail' })}>
            <FormattedMessage id="verification.askForMail" />
          </FlowLink>
        )}
        <FlowLink to="/" onFollow={() => verification.send({ type: 'goToLogin' })}>
          <FormattedMessage id="verification.toLogin" />
        </FlowLink>
      </ButtonRow>
    </div>
  );
}
