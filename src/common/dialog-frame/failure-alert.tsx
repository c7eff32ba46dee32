import { useIntl } from 'react-intl';
import type { Failure } from '#machines/common/failure.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { namedFailure } from '../named-failure.ts';

interface FailureAlertProps {
  /** The keys of the texts; without a title if a toast has told what failed. */
  readonly title?: string | undefined;
  /** What is said of a failure that the card application's errors have no text for. */
  readonly text: string;
  /** Why it could not be loaded; it is said by its name where there is a text for that. */
  readonly failure?: Failure | null;
  readonly retry: string;
  readonly onRetry: () => void;
}

/** Says what could not be loaded and offers to try again. */
export function FailureAlert({ title, text, failure = null, retry, onRetry }: FailureAlertProps) {
  const intl = useIntl();
  const named = namedFailure(failure, (id) => id in intl.messages);
  return (
    <Alert
      meaning="error"
      live
      title={title === undefined ? undefined : intl.formatMessage({ id: title })}
      actions={<Button onClick={onRetry}>{intl.formatMessage({ id: retry })}</Button>}
    >
      {named === null ? intl.formatMessage({ id: text }) : intl.formatMessage({ id: named.messageId }, named.values)}
    </Alert>
  );
}
