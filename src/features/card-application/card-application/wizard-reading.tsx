import { useIntl } from 'react-intl';
import { FailureAlert } from '#common/dialog-frame/failure-alert.tsx';
import type { Failure } from '#machines/common/failure.ts';
import { FormSkeleton } from '#ui/skeleton/form-skeleton.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface WizardReadingProps {
  /** What the application needs could not be read. */
  readonly unread: boolean;
  /** Why not, if it is said by its name. */
  readonly failure?: Failure | null;
  readonly reading: boolean;
  readonly onRetry: () => void;
}

/** What the dialog of an application shows before there are steps. */
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
