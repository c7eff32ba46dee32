import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { orderMachine } from '../../../../machines/order/order.machine.ts';
import { orderView } from '../../../../machines/order/order.view.ts';
import { stateLabel } from '../../../../machines/state-label.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { OrderProblem } from './order-problem.tsx';

interface QuestionProps {
  readonly order: ActorRefFrom<typeof orderMachine>;
  /** The prefix of its texts' keys: `<area>.title`, `.text`, `.confirm`, `.keep`. */
  readonly area: 'orders.question' | 'orders.invoiceQuestion';
  readonly open: boolean;
  readonly busy: boolean;
  readonly variant: 'warning' | 'primary';
}

function Question({ order, area, open, busy, variant }: QuestionProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage({ id: `${area}.title` })}
      confirmLabel={intl.formatMessage({ id: `${area}.confirm` })}
      cancelLabel={intl.formatMessage({ id: `${area}.keep` })}
      variant={variant}
      busy={busy}
      onConfirm={() => order.send({ type: 'confirm' })}
      onCancel={() => order.send({ type: 'dismiss' })}
    >
      <p>
        <FormattedMessage id={`${area}.text`} />
      </p>
    </ConfirmDialog>
  );
}

/** The questions before an order is cancelled or changed to payment by invoice, and failures of both. */
export function OrderProgress({ order }: { readonly order: ActorRefFrom<typeof orderMachine> }) {
  const snapshot = useSelector(order, (now) => now);
  const { problem, cancelAsked, invoiceAsked, busy } = orderView(snapshot);
  return (
    <div data-flow="order" data-state={stateLabel(snapshot.value)} hidden={problem === null}>
      <OrderProblem order={order} />
      <Question order={order} area="orders.question" open={cancelAsked} busy={busy} variant="warning" />
      <Question order={order} area="orders.invoiceQuestion" open={invoiceAsked} busy={busy} variant="primary" />
    </div>
  );
}
