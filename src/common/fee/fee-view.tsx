import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { Money } from '#i18n/money.tsx';
import type { feeMachine } from '#machines/common/fee/fee.machine.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorMessage } from '../error-message.tsx';
import { feeAreas } from './fee-areas.ts';

interface FeeViewProps {
  readonly actor: ActorRefFrom<typeof feeMachine>;
  /** In minor units. */
  readonly price: number;
}

/** The fee that is not in a cart or an order yet, and the button that puts it into the cart. */
export function FeeView({ actor, price }: FeeViewProps) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { failure, subject } = snapshot.context;
  const area = feeAreas[subject];
  return (
    <div data-flow="fee" data-state={stateLabel(snapshot.value)}>
      {failure !== null && (
        <Alert meaning="error" live title={intl.formatMessage({ id: `${area}.notAdded` })}>
          <ErrorMessage area={area} failure={failure} />
        </Alert>
      )}
      <Alert
        meaning="warning"
        title={intl.formatMessage({ id: `${area}.NOWHERE.title` })}
        actions={
          <Button variant="primary" loading={snapshot.matches('adding')} onClick={() => actor.send({ type: 'add' })}>
            <FormattedMessage id={`${area}.add`} values={{ price: <Money amount={price} /> }} />
          </Button>
        }
      >
        <FormattedMessage id={`${area}.NOWHERE.text`} />
      </Alert>
    </div>
  );
}
