import { useIntl } from 'react-intl';
import type { Failure } from '#machines/common/failure.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { failureMessageId } from '../failure-message-id.ts';

interface FailureAlertProps {
  /** The key of the title; absent if a toast has already named the failure. */
  readonly title?: MessageKey | undefined;
  /** The key of the text for a failure that has no text among the errors of card applications. */
  readonly text: MessageKey;
  /** The failure. The alert shows the text for its name if there is such a text. */
  readonly failure?: Failure | null;
  readonly retry: MessageKey;
  readonly onRetry: () => void;
}

/** An alert about content that could not be loaded, with a button to try again. */
export function FailureAlert({ title, text, failure = null, retry, onRetry }: FailureAlertProps) {
  const intl = useIntl();
  const named = failureMessageId(failure, (id) => id in intl.messages);
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
