import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import type { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { orderView } from '#machines/purchase/order/order.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

/** The action on an order that failed, the reason, and what to do next. */
export function OrderProblem({ order }: { readonly order: ActorRefFrom<typeof orderMachine> }) {
  const intl = useIntl();
  const { problem, failure, canRetry } = orderView(useSelector(order, (snapshot) => snapshot));
  if (problem === null) return null;
  return (
    <Alert
      meaning="error"
      live
      title={intl.formatMessage({ id: `orders.${problem}` })}
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
      <ErrorMessage area="orders" failure={failure} />
    </Alert>
  );
}
