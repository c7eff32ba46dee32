import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePolling } from '#common/polling/use-polling.ts';
import { useFlow } from '#common/use-flow.ts';
import type { ReturnedPayment as Outcome } from '#contract/entities/payment.ts';
import { resourceView } from '#machines/common/resource/resource.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { PaymentReturnInput } from '#machines/purchase/payment-return/payment-return.types.ts';
import { isShownAsSuccess } from '#machines/purchase/payment-return/payment-return.view.ts';
import { Alert, type Meaning } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { BusyLine } from '#ui/spinner/busy-line.tsx';
import { provideReturnedPayment } from './returned-payment.actors.ts';

const meaningOf = ({ paymentStatus, charged }: Outcome): Meaning => {
  if (paymentStatus === 'PAID') return 'success';
  return charged === 'UNKNOWN' || isShownAsSuccess(paymentStatus) ? 'warning' : 'error';
};

function Told({ outcome }: { readonly outcome: Outcome }) {
  const { paymentStatus, orderNumber, charged, next } = outcome;
  return (
    <Alert meaning={meaningOf(outcome)} live>
      <p>
        <FormattedMessage
          id={`paymentReturn.outcomes.${paymentStatus}`}
          values={{ orderNumber: String(orderNumber), charged, next }}
        />
      </p>
      <p>
        <FormattedMessage id="returned.rest" />
      </p>
    </Alert>
  );
}

function Unanswered({ onRetry }: { readonly onRetry: () => void }) {
  const intl = useIntl();
  return (
    <Alert
      meaning="warning"
      live
      title={intl.formatMessage({ id: 'paymentReturn.unanswered.title' })}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="paymentReturn.retry" />
        </Button>
      }
    >
      <FormattedMessage id="paymentReturn.unanswered.text" />
    </Alert>
  );
}

/** The outcome of the payment from which a visitor has returned. */
export function ReturnedPayment({ paymentReturn }: { readonly paymentReturn: PaymentReturnInput }) {
  const resource = useFlow((shop) => provideReturnedPayment(shop, paymentReturn));
  const snapshot = useSelector(resource, (current) => current);
  const { value, loading, missing, failed } = resourceView<Outcome>(snapshot);
  usePolling(value, value?.next === 'WAIT' ? value.paymentStatus : null, () => resource.send({ type: 'refresh' }));
  return (
    <div data-flow="resource" data-state={stateLabel(snapshot.value)}>
      {loading && (
        <BusyLine>
          <FormattedMessage id="paymentReturn.checking" />
        </BusyLine>
      )}
      {missing && (
        <Alert meaning="info" live>
          <FormattedMessage id="returned.payment" />
        </Alert>
      )}
      {failed && <Unanswered onRetry={() => resource.send({ type: 'retry' })} />}
      {value !== null && <Told outcome={value} />}
    </div>
  );
}
