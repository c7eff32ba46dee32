import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { paymentMachine } from '../../../machines/payment/payment.machine.ts';
import { paymentView, type Standing } from '../../../machines/payment/payment.view.ts';
import { stateLabel } from '../../../machines/state-label.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { useErrorText } from '../use-error-text.ts';

interface PaymentProblemProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>;
}

function Ways({ payment, standing }: PaymentProblemProps & { readonly standing: Standing }) {
  const { canRetry, canDismiss, end } = paymentView(useSelector(payment, (now) => now));
  return (
    <>
      {canRetry && (
        <Button variant="primary" onClick={() => payment.send({ type: 'retry' })}>
          <FormattedMessage id={`payment.retry.${standing}`} />
        </Button>
      )}
      {canDismiss && (
        <Button onClick={() => payment.send({ type: 'dismiss' })}>
          <FormattedMessage id="payment.backToCart" />
        </Button>
      )}
      <Button variant="quiet" onClick={() => payment.send({ type: 'goToOrders' })}>
        <FormattedMessage id={`payment.end.${end}`} />
      </Button>
    </>
  );
}

/** Where a payment stands when it did not go straight to the gateway: charged or not comes first. */
export function PaymentProblem({ payment }: PaymentProblemProps) {
  const intl = useIntl();
  const errorText = useErrorText('payment');
  const snapshot = useSelector(payment, (now) => now);
  const { leaving, standing } = paymentView(snapshot);
  return (
    <div data-flow="payment" data-state={stateLabel(snapshot.value)} hidden={!leaving && standing === null}>
      {leaving && (
        <Alert meaning="info" live>
          <FormattedMessage id="payment.leaving" />
        </Alert>
      )}
      {standing !== null && (
        <Alert
          meaning={standing === 'open' ? 'warning' : 'error'}
          live
          title={intl.formatMessage({ id: `payment.standing.${standing}` })}
          actions={<Ways payment={payment} standing={standing} />}
        >
          {standing === 'open' ? <FormattedMessage id="payment.open" /> : errorText(snapshot.context.failure)}
        </Alert>
      )}
    </div>
  );
}
