import { useSelector } from '@xstate/react';
import { useIntl } from 'react-intl';
import { confirmationView, type ConfirmationActor } from '#machines/common/confirmation/confirmation.view.ts';
import { stateLabel } from '#machines/common/state-label.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { ErrorMessage } from '../error-message.tsx';

/** The question. If the action failed, the reason is shown below the question. */
export function ConfirmationView({ actor }: { readonly actor: ConfirmationActor }) {
  const intl = useIntl();
  const snapshot = useSelector(actor, (current) => current);
  const { question, open, busy, failed, failure, canConfirm } = confirmationView(snapshot);
  const { title, text, confirmLabel, declineLabel, tone } = question;
  return (
    <ConfirmDialog
      open={open}
      title={intl.formatMessage(title, title.values)}
      confirmLabel={intl.formatMessage({ id: confirmLabel })}
      cancelLabel={intl.formatMessage({ id: declineLabel })}
      variant={tone === 'warning' ? 'warning' : 'primary'}
      busy={busy}
      onConfirm={canConfirm ? () => actor.send({ type: 'confirm' }) : undefined}
      onCancel={() => actor.send({ type: 'decline' })}
    >
      <div className={formColumn} data-flow="confirmation" data-state={stateLabel(snapshot.value)}>
        <p>{intl.formatMessage(text, text.values)}</p>
        {failed && (
          <Alert meaning="error" live>
            <ErrorMessage area={question.area} failure={failure} />
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
