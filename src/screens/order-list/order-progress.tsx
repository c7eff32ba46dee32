import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '../../../machines/order/order.machine.ts';
import { orderView } from '../../../machines/order/order.view.ts';
import { stateLabel } from '../../../machines/state-label.ts';
import { useErrorText } from '../../app/use-error-text.ts';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog/confirm-dialog.tsx';

type OrderActor = ActorRefFrom<typeof orderMachine>;

function NotCancelled({ order }: { readonly order: OrderActor }) {
  const intl = useIntl();
  const errorText = useErrorText('orders');
  const { failure, canRetry } = orderView(useSelector(order, (snapshot) => snapshot));
  return (
    <Alert
      meaning="error"
      live
      title={intl.formatMessage({ id: 'orders.notCancelled' })}
      actions={
        <>
          {canRetry && (
            <Button onClick={() => order.send({ type: 'retry' })}>
              <FormattedMessage id="list.retry" />
            </Button>
          )}
          <Button variant="quiet" onClick={() => order.send({ type: 'dismiss' })}>
            <FormattedMessage id="orders.leave" />
          </Button>
        </>
      }
    >
      {errorText(failure)}
    </Alert>
  );
}

/** The question before an order is cancelled, and what it came to. */
export function OrderProgress({ order }: { readonly order: OrderActor }) {
  const intl = useIntl();
  const snapshot = useSelector(order, (now) => now);
  const view = orderView(snapshot);
  return (
    <div data-flow="order" data-state={stateLabel(snapshot.value)} hidden={!view.notCancelled}>
      {view.notCancelled && <NotCancelled order={order} />}
      <ConfirmDialog
        open={view.asked}
        title={intl.formatMessage({ id: 'orders.question.title' })}
        confirmLabel={intl.formatMessage({ id: 'orders.question.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'orders.question.keep' })}
        variant="warning"
        busy={view.busy}
        onConfirm={() => order.send({ type: 'confirm' })}
        onCancel={() => order.send({ type: 'dismiss' })}
      >
        <p>
          <FormattedMessage id="orders.question.text" />
        </p>
      </ConfirmDialog>
    </div>
  );
}
