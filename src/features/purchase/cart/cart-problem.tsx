import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { isAnnouncedByCall } from '#machines/common/failure-kinds.ts';
import type { cartMachine } from '#machines/purchase/cart/cart.machine.ts';
import { problemOf } from '#machines/purchase/cart/cart.view.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

/** The operation on the cart that failed, and what to do next; the items stay below. */
export function CartProblem({ cart }: { readonly cart: ActorRefFrom<typeof cartMachine> }) {
  const intl = useIntl();
  const kind = useSelector(cart, problemOf);
  const failure = useSelector(cart, ({ context }) => context.failure);
  if (kind === null) return null;
  // If the only toast is the general toast for a failed call (API-02), no text names the failed operation yet, so the
  // alert gets a title.
  const isAnnounced = failure !== null && !isAnnouncedByCall(failure);
  return (
    <Alert
      meaning="error"
      live
      title={isAnnounced ? undefined : intl.formatMessage({ id: `cart.problem.${kind}` })}
      actions={
        <>
          <Button onClick={() => cart.send({ type: 'retry' })}>
            <FormattedMessage id="cart.retry" />
          </Button>
          {kind !== 'reading' && (
            <Button variant="quiet" onClick={() => cart.send({ type: 'dismiss' })}>
              <FormattedMessage id="cart.problem.leave" />
            </Button>
          )}
        </>
      }
    >
      <ErrorMessage area="cart" failure={failure} />
    </Alert>
  );
}
