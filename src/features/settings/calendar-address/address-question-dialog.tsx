import { FormattedMessage, useIntl } from 'react-intl';
import type { CalendarAddressEvent } from '../../../../machines/calendar-address/calendar-address.types.ts';
import type { AddressQuestion } from '../../../../machines/calendar-address/calendar-address.view.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { formColumn } from '../../../ui/field/form-column.styles.ts';

interface AddressQuestionDialogProps {
  /** Null = nothing is asked. */
  readonly question: AddressQuestion | null;
  readonly send: (event: CalendarAddressEvent) => void;
}

/** The question before the address stops, and below it the reason if that failed (ICS-02). */
export function AddressQuestionDialog({ question, send }: AddressQuestionDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText('calendarAddress');
  const area = `calendarAddress.${question?.about ?? 'replace'}`;
  return (
    <ConfirmDialog
      open={question !== null}
      title={intl.formatMessage({ id: `${area}.title` })}
      confirmLabel={intl.formatMessage({ id: `${area}.confirm` })}
      cancelLabel={intl.formatMessage({ id: 'calendarAddress.keep' })}
      variant="warning"
      busy={question?.busy}
      onConfirm={question?.canConfirm === true ? () => send({ type: 'confirm' }) : undefined}
      onCancel={() => send({ type: 'decline' })}
    >
      <div className={formColumn}>
        <p>
          <FormattedMessage id={`${area}.text`} />
        </p>
        {question?.failure != null && (
          <Alert meaning="error" live>
            {errorText(question.failure)}
          </Alert>
        )}
      </div>
    </ConfirmDialog>
  );
}
