import { useIntl } from 'react-intl';
import { Alert } from '../../ui/alert/alert.tsx';
import { Button } from '../../ui/button/button.tsx';

interface FailureAlertProps {
  /** The keys of the texts; without a title if a toast has told what failed. */
  readonly title?: string | undefined;
  readonly text: string;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Says what could not be loaded and offers to try again. */
export function FailureAlert({ title, text, retry, onRetry }: FailureAlertProps) {
  const intl = useIntl();
  return (
    <Alert
      meaning="error"
      live
      title={title === undefined ? undefined : intl.formatMessage({ id: title })}
      actions={<Button onClick={onRetry}>{intl.formatMessage({ id: retry })}</Button>}
    >
      {intl.formatMessage({ id: text })}
    </Alert>
  );
}
