import { useIntl } from 'react-intl';
import type { Failure } from '#machines/common/failure.ts';
import type { AreaWith, MessageKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { ErrorMessage } from '../error-message.tsx';

/** A question that a flow asks in one of its states. */
export interface FlowQuestion {
  readonly busy: boolean;
  readonly canConfirm: boolean;
  /** Why the confirmed action failed; null = it has not failed. */
  readonly failure: Failure | null;
}

interface FlowQuestionDialogProps {
  /** Null = the dialog is closed. */
  readonly question: FlowQuestion | null;
  /** The prefix of the message keys `<area>.title`, `.text` and `.confirm`. */
  readonly area: AreaWith<'title' | 'text' | 'confirm'>;
  readonly values?: Readonly<Record<string, string>>;
  readonly declineLabel: MessageKey;
  /** The prefix of the message keys that are looked up first for a failure. */
  readonly errorArea: AreaWith<'errors.fallback'>;
  readonly send: (event: { readonly type: 'confirm' | 'decline' }) => void;
}

/** A warning question that a flow asks. If the confirmed action failed, the reason is shown below the question. */
export function FlowQuestionDialog({ question, area, values, declineLabel, errorArea, send }: FlowQuestionDialogProps) {
  const intl = useIntl();
  return (
    <ConfirmDialog
      open={question !== null}
      title={intl.formatMessage({ id: `${area}.title` })}
      confirmLabel={intl.formatMessage({ id: `${area}.confirm` })}
      cancelLabel={intl.formatMessage({ id: declineLabel })}
      variant="warning"
      busy={question?.busy}
      onConfirm={question?.canConfirm === true ? () => send({ type: 'confirm' }) : undefined}
      onCancel={() => send({ type: 'decline' })}
    >
      <div className={formColumn}>
        <p>{intl.formatMessage({ id: `${area}.text` }, values)}</p>
        {question?.failure != null && (
          <Alert meaning="error" live>
            <ErrorMessage area={errorArea} failure={question.failure} />
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
