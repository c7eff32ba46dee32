import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import { useFocusOnError } from '#common/dialog-frame/use-focus-on-error.ts';
import type { ticketFareMachine } from '#machines/account/ticket-fare/ticket-fare.machine.ts';
import { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { TicketFareForm } from '../card-actions/ticket-fare/ticket-fare-form.tsx';
import { TicketTotal } from '../card-actions/ticket-fare/ticket-total.tsx';
import { ticketDialogName } from './ticket-dialog-name.ts';

/** The form of the ticket dialog; here it only returns the chosen ticket (FAM-04). */
export function ChangeDialog({ actor }: { readonly actor: ActorRefFrom<typeof ticketFareMachine> }) {
  const intl = useIntl();
  const form = useRef<HTMLFormElement>(null);
  const snapshot = useSelector(actor, (current) => current);
  const view = ticketFareView(snapshot);
  const markWrong = useFocusOnError(form, view.saving);
  const { id, firstName, lastName } = snapshot.context.card.customer;
  const name = `${firstName} ${lastName}`;
  const text = (key: MessageKey) => intl.formatMessage({ id: key }, { name });
  const submit = () => {
    actor.send({ type: 'addToCart' });
    markWrong();
  };
  return (
    <DialogEntry name={ticketDialogName(id)}>
      <Dialog
        open={snapshot.status === 'active'}
        onClose={() => actor.send({ type: 'close' })}
        title={text('familyBoard.dialog.title')}
        closeLabel={text('familyBoard.dialog.close')}
        locked={!view.canClose}
        busy={view.opening}
        size="medium"
        steady
        actions={
          <>
            <TicketTotal price={view.preview?.price ?? null} />
            <Button variant="primary" disabled={!view.canAdd && !view.saving} loading={view.saving} onClick={submit}>
              {text('familyBoard.dialog.take')}
            </Button>
          </>
        }
      >
        <form
          ref={form}
          className={formColumn}
          onSubmit={(event) => event.preventDefault()}
          noValidate
          data-flow="ticketFare"
          data-state={stateLabel(snapshot.value)}
        >
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
              <VisuallyHidden>{text('ticketFare.loading')}</VisuallyHidden>
              <FormSkeleton fields={3} />
            </div>
          )}
          {!view.opening && view.missing !== 'opening' && <TicketFareForm actor={actor} person={name} />}
        </form>
      </Dialog>
    </DialogEntry>
  );
}
