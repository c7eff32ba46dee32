import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import type { paymentReturnMachine } from '#machines/purchase/payment-return/payment-return.machine.ts';
import { paymentReturnView } from '#machines/purchase/payment-return/payment-return.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';

type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>;

const root = css({ display: 'flex', flexDirection: 'column', gap: '4' });

function ToOrders({ paymentReturn }: { readonly paymentReturn: PaymentReturnActor }) {
  return (
    <Button onClick={() => paymentReturn.send({ type: 'goToOrders' })}>
      <FormattedMessage id="paymentReturn.toOrders" />
    </Button>
  );
}

function Unanswered({ paymentReturn }: { readonly paymentReturn: PaymentReturnActor }) {
  const intl = useIntl();
  return (
    <Alert
      meaning="warning"
      live
      title={intl.formatMessage({ id: 'paymentReturn.unanswered.title' })}
      actions={
        <>
          <Button variant="primary" onClick={() => paymentReturn.send({ type: 'retry' })}>
            <FormattedMessage id="paymentReturn.retry" />
          </Button>
          <ToOrders paymentReturn={paymentReturn} />
        </>
      }
    >
      <FormattedMessage id="paymentReturn.unanswered.text" />
    </Alert>
  );
}

/**
 * Shows that the payment is being checked, that the shop waits, or that there was no answer. After any outcome the
 * orders open and a toast reports it.
 */
export function PaymentReturnView({ paymentReturn }: { readonly paymentReturn: PaymentReturnActor }) {
  const snapshot = useSelector(paymentReturn, (now) => now);
  const view = paymentReturnView(snapshot);
  return (
    <div className={root} data-flow="paymentReturn" data-state={stateLabel(snapshot.value)}>
      {view.unanswered ? (
        <Unanswered paymentReturn={paymentReturn} />
      ) : (
        <>
          <BusyLine>
            <FormattedMessage id={view.undecided ? 'paymentReturn.undecided' : 'paymentReturn.checking'} />
          </BusyLine>
          {view.canGoOn && <ToOrders paymentReturn={paymentReturn} />}
        </>
      )}
    </div>
  );
}
