import { FormattedMessage, useIntl } from 'react-intl';
import type { LogInsEvent } from '../../../../machines/log-ins/log-ins.types.ts';
import type { EndQuestion } from '../../../../machines/log-ins/log-ins.view.ts';
import { useErrorText } from '../../../common/use-error-text.ts';
import { Alert } from '../../../ui/alert/alert.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog/confirm-dialog.tsx';
import { formColumn } from '../../../ui/field/form-column.styles.ts';
import { useDeviceText } from '../device/use-device-text.ts';

interface EndQuestionDialogProps {
  /** Null = nothing is asked. */
  readonly question: EndQuestion | null;
  readonly send: (event: LogInsEvent) => void;
}

/** The question before log-ins end, and below it the reason if that failed (TRL-03). */
export function EndQuestionDialog({ question, send }: EndQuestionDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText('myTrail.logIns');
  const deviceText = useDeviceText();
  const about = question?.about ?? null;
  const area = about === null ? 'myTrail.logIns.endOthers' : 'myTrail.logIns.end';
  return (
    <ConfirmDialog
      open={question !== null}
      title={intl.formatMessage({ id: `${area}.title` })}
      confirmLabel={intl.formatMessage({ id: `${area}.confirm` })}
      cancelLabel={intl.formatMessage({ id: 'myTrail.logIns.keep' })}
      variant="warning"
      busy={question?.busy}
      onConfirm={question?.canConfirm === true ? () => send({ type: 'confirm' }) : undefined}
      onCancel={() => send({ type: 'decline' })}
    >
      <div className={formColumn}>
        <p>
          <FormattedMessage id={`${area}.text`} values={{ device: about === null ? '' : deviceText(about) }} />
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
