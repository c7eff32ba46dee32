import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '#machines/common/state-label.ts';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { orderView } from '#machines/purchase/order/order.view.ts';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { InvoiceQuestion } from '../payment/invoice-question.tsx';
import { OrderProblem } from './order-problem.tsx';

/**
 * Asks for confirmation before an order is cancelled or changed to payment by invoice, and shows why an action has
 * failed.
 */
export function OrderProgress({ order }: { readonly order: ActorRefFrom<typeof orderMachine> }) {
  const intl = useIntl();
  const snapshot = useSelector(order, (now) => now);
  const { problem, cancelAsked, invoiceAsked, busy } = orderView(snapshot);
  const confirm = () => order.send({ type: 'confirm' });
  const dismiss = () => order.send({ type: 'dismiss' });
  return (
    <div data-flow="order" data-state={stateLabel(snapshot.value)} hidden={problem === null}>
      <OrderProblem order={order} />
      <ConfirmDialog
        open={cancelAsked}
        title={intl.formatMessage({ id: 'orders.question.title' })}
        confirmLabel={intl.formatMessage({ id: 'orders.question.confirm' })}
        cancelLabel={intl.formatMessage({ id: 'orders.question.keep' })}
        variant="warning"
        busy={busy}
        onConfirm={confirm}
        onCancel={dismiss}
      >
        <p>
          <FormattedMessage id="orders.question.text" />
        </p>
      </ConfirmDialog>
      {invoiceAsked && (
        <InvoiceQuestion
          busy={busy}
          declineLabel="orders.invoiceQuestion.keep"
          onConfirm={confirm}
          onDecline={dismiss}
        />
      )}
    </div>
  );
}
