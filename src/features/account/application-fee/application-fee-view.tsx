import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { applicationFeeMachine } from '../../../../machines/application-fee/application-fee.machine.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Money } from '../../../i18n/money.tsx';
import { Alert } from '../../../ui/alert/alert.tsx';
import { Button } from '../../../ui/button/button.tsx';

interface ApplicationFeeViewProps {
  readonly actor: ActorRefFrom<typeof applicationFeeMachine>;
  /** In minor units. */
  readonly price: number;
}

/** The fee that lies nowhere, and the button that puts it into the cart. */
export function ApplicationFeeView({ actor, price }: ApplicationFeeViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const errorText = useErrorText('applicationFee');
  const { failure } = snapshot.context;
  return (
    <div data-flow="applicationFee" data-state={stateLabel(snapshot.value)}>
      {failure !== null && (
        <Alert meaning="error" live title={intl.formatMessage({ id: 'applicationFee.notAdded' })}>
          {errorText(failure)}
        </Alert>
      )}
      <Alert
        meaning="warning"
        title={intl.formatMessage({ id: 'applicationFee.NOWHERE.title' })}
        actions={
          <Button variant="primary" loading={snapshot.matches('adding')} onClick={() => actor.send({ type: 'add' })}>
            <FormattedMessage id="applicationFee.add" values={{ price: <Money amount={price} /> }} />
          </Button>
        }
      >
        <FormattedMessage id="applicationFee.NOWHERE.text" />
      </Alert>
    </div>
  );
}
