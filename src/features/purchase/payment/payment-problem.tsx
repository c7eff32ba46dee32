import { useSelector } from '@xstate/react';
import type { ComponentProps } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { paymentMachine } from '#machines/purchase/payment/payment.machine.ts';
import { paymentView, type ShownNotice } from '#machines/purchase/payment/payment.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

interface PaymentProblemProps {
  readonly payment: ActorRefFrom<typeof paymentMachine>;
}

const meanings: Readonly<Record<ShownNotice, ComponentProps<typeof Alert>['meaning']>> = {
  refused: 'error',
  uncertain: 'error',
  notBegun: 'error',
  paid: 'success',
  paidOtherwise: 'success',
  begun: 'warning',
  unpaid: 'warning',
  unknown: 'warning',
  unknownElsewhere: 'warning',
  returning: 'info',
  returned: 'info',
  closed: 'info',
};

function NextActions({ payment }: PaymentProblemProps) {
  const { retry, payOn, canDismiss, canCancel, end } = paymentView(useSelector(payment, (now) => now));
  return (
    <>
      {retry !== null && (
        <Button variant="primary" onClick={() => payment.send({ type: 'retry' })}>
          <FormattedMessage id={`payment.retry.${retry}`} />
        </Button>
      )}
      {payOn !== null && (
        <Button variant={retry === null ? 'primary' : 'secondary'} onClick={() => payment.send({ type: 'payOn' })}>
          <FormattedMessage id={`payment.payOn.${payOn}`} />
        </Button>
      )}
      {canDismiss && (
        <Button onClick={() => payment.send({ type: 'dismiss' })}>
          <FormattedMessage id="payment.backToCart" />
        </Button>
      )}
      {canCancel && (
        <Button onClick={() => payment.send({ type: 'cancelOrder' })}>
          <FormattedMessage id="payment.cancelOrder" />
        </Button>
      )}
      <Button variant="quiet" onClick={() => payment.send({ type: 'goToOrders' })}>
        <FormattedMessage id={`payment.end.${end}`} />
      </Button>
    </>
  );
}

/**
 * Why the order was not created, or why its payment was refused or not started; for other notices, what happens next.
 */
function Reason({ payment, notice }: PaymentProblemProps & { readonly notice: ShownNotice }) {
  const { failure } = useSelector(payment, ({ context }) => context);
  const isRefused = notice === 'refused' || notice === 'uncertain' || notice === 'notBegun';
  return isRefused ? (
    <ErrorMessage area="payment" failure={failure} />
  ) : (
    <FormattedMessage id={`payment.next.${notice}`} />
  );
}

/** The state of a payment that was refused, interrupted or not confirmed. It says first whether money was charged. */
export function PaymentProblem({ payment }: PaymentProblemProps) {
  const intl = useIntl();
  const snapshot = useSelector(payment, (now) => now);
  const { leaving, asking, notice, orderNumber } = paymentView(snapshot);
  return (
    <div data-flow="payment" data-state={stateLabel(snapshot.value)} hidden={!leaving && !asking && notice === null}>
      {(leaving || asking) && (
        <Alert meaning="info" live>
          <FormattedMessage id={leaving ? 'payment.leaving' : 'payment.asking'} />
        </Alert>
      )}
      {notice !== null && (
        <Alert
          meaning={meanings[notice]}
          live
          title={intl.formatMessage({ id: `payment.notice.${notice}` }, { orderNumber: String(orderNumber ?? 'none') })}
          actions={<NextActions payment={payment} />}
        >
          <Reason payment={payment} notice={notice} />
        </Alert>
      )}
    </div>
  );
}
