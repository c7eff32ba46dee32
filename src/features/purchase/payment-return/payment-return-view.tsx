import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import type { OrderDetail } from '#contract/entities/order.ts';
import { Money } from '#i18n/money.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { paymentReturnMachine } from '#machines/purchase/payment-return/payment-return.machine.ts';
import { paymentReturnView } from '#machines/purchase/payment-return/payment-return.view.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { Outcome } from '#ui/outcome/outcome.tsx';
import { useOrderDetail } from '../order/use-order-detail.ts';
import { AwaitedOrder } from './awaited-order.tsx';

type PaymentReturnActor = ActorRefFrom<typeof paymentReturnMachine>;

interface KnownProps {
  readonly paymentReturn: PaymentReturnActor;
  readonly order: OrderDetail | null;
}

/** What is asked or known, in a few words; the amount as soon as the order is read. */
function Title({ paymentReturn, order }: KnownProps) {
  const { unanswered, undecided } = paymentReturnView(useSelector(paymentReturn, (now) => now));
  if (order !== null && undecided)
    return <FormattedMessage id="orders.result.open" values={{ price: <Money amount={order.price} /> }} />;
  return <FormattedMessage id={unanswered ? 'paymentReturn.unanswered.title' : 'paymentReturn.checking'} />;
}

function textOf(unanswered: boolean, undecided: boolean) {
  if (unanswered) return 'paymentReturn.unanswered.text';
  return undecided ? 'paymentReturn.undecided' : 'paymentReturn.checking.text';
}

/** What is known about the payment, and what the person can do. */
function Known({ paymentReturn, order }: KnownProps) {
  const { unanswered, undecided, canGoOn, orderNumber } = paymentReturnView(useSelector(paymentReturn, (now) => now));
  return (
    <Outcome
      meaning={unanswered ? 'warning' : 'busy'}
      title={<Title paymentReturn={paymentReturn} order={order} />}
      subject={
        orderNumber === null ? undefined : (
          <FormattedMessage id="order.title" values={{ number: String(orderNumber) }} />
        )
      }
      text={<FormattedMessage id={textOf(unanswered, undecided)} />}
    >
      <ButtonRow align="fill">
        {unanswered && (
          <Button variant="primary" block="whenNarrow" onClick={() => paymentReturn.send({ type: 'retry' })}>
            <FormattedMessage id="paymentReturn.retry" />
          </Button>
        )}
        {canGoOn && (
          <Button block="whenNarrow" onClick={() => paymentReturn.send({ type: 'goToOrders' })}>
            <FormattedMessage id="paymentReturn.toOrders" />
          </Button>
        )}
      </ButtonRow>
    </Outcome>
  );
}

function KnownOrder({
  paymentReturn,
  orderId,
}: {
  readonly paymentReturn: PaymentReturnActor;
  readonly orderId: string;
}) {
  const { value } = useOrderDetail(orderId);
  return (
    <AwaitedOrder order={value}>
      <Known paymentReturn={paymentReturn} order={value} />
    </AwaitedOrder>
  );
}

/**
 * Shows that the payment is being checked, that the shop waits, or that there was no answer: the amount, the order, and
 * what can be done meanwhile (PAY-09). After any outcome, its result opens.
 */
export function PaymentReturnView({ paymentReturn }: { readonly paymentReturn: PaymentReturnActor }) {
  const snapshot = useSelector(paymentReturn, (now) => now);
  const { orderId } = paymentReturnView(snapshot);
  return (
    <div data-flow="paymentReturn" data-state={stateLabel(snapshot.value)}>
      {orderId === null ? (
        <Known paymentReturn={paymentReturn} order={null} />
      ) : (
        <KnownOrder paymentReturn={paymentReturn} orderId={String(orderId)} />
      )}
    </div>
  );
}
