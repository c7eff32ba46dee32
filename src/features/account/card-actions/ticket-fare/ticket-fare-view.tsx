import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { stateLabel } from '../../../../../machines/state-label.ts';
import type { ticketFareMachine } from '../../../../../machines/ticket-fare/ticket-fare.machine.ts';
import { ticketFareView } from '../../../../../machines/ticket-fare/ticket-fare.view.ts';
import { Dialog } from '../../../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../../../ui/skeleton/skeleton.tsx';
import { VisuallyHidden } from '../../../../ui/visually-hidden/visually-hidden.tsx';
import { CartButtons } from '../cart-buttons.tsx';
import { formStyles } from '../../../../common/dialog-frame/dialog.styles.ts';
import { FailureAlert } from '../../../../common/dialog-frame/failure-alert.tsx';
import { useFocusOnError } from '../../../../common/dialog-frame/use-focus-on-error.ts';
import { TicketFareForm } from './ticket-fare-form.tsx';

interface TicketFareViewProps {
  readonly actor: ActorRefFrom<typeof ticketFareMachine>;
  /** Who travels. */
  readonly person: string;
}

/** The dialog of a new ticket fare on its actor (second specification, 2.2 and 4.2). */
export function TicketFareView({ actor, person }: TicketFareViewProps) {
  const intl = useIntl();
  const form = useRef<HTMLDivElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = ticketFareView(snapshot);
  const markWrong = useFocusOnError(form, view.saving);
  const text = (id: string) => intl.formatMessage({ id: `ticketFare.${id}` });
  const press = (type: 'addToCart' | 'addAndGoToCart') => () => {
    actor.send({ type });
    markWrong();
  };
  return (
    <Dialog
      open={snapshot.status === 'active'}
      onClose={() => actor.send({ type: 'close' })}
      title={text('title')}
      closeLabel={text('close')}
      locked={!view.canClose}
      actions={
        <CartButtons
          area="ticketFare"
          disabled={!view.canAdd}
          saving={view.saving}
          goesToCart={view.goesToCart}
          onAdd={press('addToCart')}
          onAddAndGo={press('addAndGoToCart')}
        />
      }
    >
      <div ref={form} className={formStyles} data-flow="ticketFare" data-state={stateLabel(snapshot.value)}>
        {view.missing !== null && (
          <FailureAlert
            title={`ticketFare.missing.${view.missing}`}
            text="ticketFare.missing.text"
            retry="ticketFare.retry"
            onRetry={() => actor.send({ type: 'retry' })}
          />
        )}
        {view.opening && (
          <div role="status">
            <VisuallyHidden>{text('loading')}</VisuallyHidden>
            <Skeleton height="12rem" />
          </div>
        )}
        {!view.opening && view.missing !== 'opening' && <TicketFareForm actor={actor} person={person} />}
      </div>
    </Dialog>
  );
}
