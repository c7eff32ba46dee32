import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '../../../../machines/state-label.ts';
import type { verificationMachine } from '../../../../machines/verification/verification.machine.ts';
import { verificationView } from '../../../../machines/verification/verification.view.ts';
import { FlowLink } from '../../../common/flow-link.tsx';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Spinner } from '../../../ui/spinner/spinner.tsx';

const root = css({ display: 'flex', flexDirection: 'column', gap: '5' });
const line = css({ display: 'flex', alignItems: 'center', gap: '3' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2' });

/** Verifying, or why it failed. After a success log-in opens and a toast reports it. */
export function VerificationView({
  verification,
}: {
  readonly verification: ActorRefFrom<typeof verificationMachine>;
}) {
  const intl = useIntl();
  const snapshot = useSelector(verification, (current) => current);
  const view = verificationView(snapshot);
  const errorText = useErrorText('verification');
  const text = (id: string) => intl.formatMessage({ id: `verification.${id}` });
  return (
    <div className={root} data-flow="verification" data-state={stateLabel(snapshot.value)}>
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
      {!view.failed && !view.unanswered && (
        <p className={line} role="status">
          <Spinner />
          <FormattedMessage id="verification.confirming" />
        </p>
      )}
      <div className={ways}>
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
      </div>
    </div>
  );
}
