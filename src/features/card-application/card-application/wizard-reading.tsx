import { useIntl } from 'react-intl';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import type { Failure } from '#machines/common/failure.ts';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface WizardReadingProps {
  /** The data that the application needs could not be read. */
  readonly unread: boolean;
  /** The reason, if the message can name it. */
  readonly failure?: Failure | null;
  readonly reading: boolean;
  readonly onRetry: () => void;
}

/** The content of an application's dialog until its data are loaded. */
export function WizardReading({ unread, failure = null, reading, onRetry }: WizardReadingProps) {
  const intl = useIntl();
  return (
    <>
      {unread && (
        <FailureAlert
          title="applicationForm.unread"
          text="applicationForm.unread.text"
          failure={failure}
          retry="applicationForm.retry"
          onRetry={onRetry}
        />
      )}
      {reading && (
        <div role="status">
          <VisuallyHidden>{intl.formatMessage({ id: 'applicationForm.reading' })}</VisuallyHidden>
          <FormSkeleton fields={6} />
        </div>
      )}
    </>
  );
}
