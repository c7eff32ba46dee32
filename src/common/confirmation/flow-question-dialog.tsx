import { useIntl } from 'react-intl';
import type { Failure } from '#machines/common/failure.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { ConfirmDialog } from '#ui/confirm-dialog/confirm-dialog.tsx';
import { formColumn } from '#ui/field/form-column.styles.ts';
import { useErrorText } from '../use-error-text.ts';

/** A question that is a state of a flow. */
export interface FlowQuestion {
  readonly busy: boolean;
  readonly canConfirm: boolean;
  /** Why the answer could not be carried out; null = nothing failed. */
  readonly failure: Failure | null;
}

interface FlowQuestionDialogProps {
  /** Null = nothing is asked. */
  readonly question: FlowQuestion | null;
  /** The prefix of its texts' keys: `<area>.title`, `.text`, `.confirm`. */
  readonly area: string;
  readonly values?: Readonly<Record<string, string>>;
  readonly declineLabel: string;
  /** Where the texts of failures are looked up first. */
  readonly errorArea: string;
  readonly send: (event: { readonly type: 'confirm' | 'decline' }) => void;
}

/** A warning question of a flow, and below it the reason if its answer could not be carried out. */
export function FlowQuestionDialog({ question, area, values, declineLabel, errorArea, send }: FlowQuestionDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText(errorArea);
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
            {errorText(question.failure)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
