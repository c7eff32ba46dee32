import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { ErrorMessage } from '#common/error-message.tsx';
import { stateLabel } from '#machines/common/state-label.ts';
import type { cartRestoreMachine } from '#machines/purchase/cart-restore/cart-restore.machine.ts';
import { cartRestoreView, type RestoreProblem } from '#machines/purchase/cart-restore/cart-restore.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { CartLine } from '../cart/cart-line.tsx';

type RestoreActor = ActorRefFrom<typeof cartRestoreMachine>;

function Problem({ restore, problem }: { readonly restore: RestoreActor; readonly problem: RestoreProblem }) {
  const intl = useIntl();
  const failure = useSelector(restore, ({ context }) => context.failure);
  return (
    <Alert
      meaning="error"
      live
      title={intl.formatMessage({ id: `cart.restore.problem.${problem}` })}
      actions={
        <>
          <Button onClick={() => restore.send({ type: 'retry' })}>
            <FormattedMessage id="cart.retry" />
          </Button>
          {problem !== 'unreadable' && (
            <Button variant="quiet" onClick={() => restore.send({ type: 'dismiss' })}>
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

const introOf = ({ holdsAny, allBought }: ReturnType<typeof cartRestoreView>): MessageKey =>
  holdsAny ? 'cart.restore.text' : allBought ? 'cart.restore.textHeld' : 'cart.restore.textNothing';

/** The items of the expired cart, and one button that puts back what can still be bought (CRT-09). */
export function CartRestoreView({ restore }: { readonly restore: RestoreActor }) {
  const intl = useIntl();
  const snapshot = useSelector(restore, (now) => now);
  const view = cartRestoreView(snapshot);
  const state = stateLabel(snapshot.value);
  if (view.gone) return <div data-flow="cartRestore" data-state={state} hidden />;
  return (
    <div data-flow="cartRestore" data-state={state}>
      <Card title={intl.formatMessage({ id: 'cart.restore.title' })}>
        <p>
          <FormattedMessage id={introOf(view)} />
        </p>
        {view.problem !== null && <Problem restore={restore} problem={view.problem} />}
        {view.lines.length === 0 && view.busy && (
          <p role="status" aria-label={intl.formatMessage({ id: 'cart.restore.loading' })}>
            <Skeleton height="6rem" />
          </p>
        )}
        <ul aria-label={intl.formatMessage({ id: 'cart.restore.lines' })} aria-busy={view.busy}>
          {view.lines.map((line) => (
            <CartLine key={line.item.id} line={line} />
          ))}
        </ul>
        {view.problem === null && view.lines.length > 0 && (
          <ButtonRow>
            {view.holdsAny && (
              <Button
                variant="primary"
                loading={view.restoring}
                disabled={!view.canRestore && !view.restoring}
                onClick={() => restore.send({ type: 'restore' })}
              >
                <FormattedMessage id="cart.restore.restore" />
              </Button>
            )}
            <Button variant="quiet" disabled={!view.canLetGo} onClick={() => restore.send({ type: 'letGo' })}>
              <FormattedMessage id="cart.restore.letGo" />
            </Button>
          </ButtonRow>
        )}
      </Card>
    </div>
  );
}
