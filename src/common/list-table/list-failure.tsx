import { FormattedMessage, useIntl } from 'react-intl';
import type { Failure } from '#machines/common/failure.ts';
import { type AreaWith, uncheckedKey } from '#messages/keys/message-key.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { ErrorMessage } from '../error-message.tsx';

interface ListFailureProps {
  readonly area: AreaWith<'errors.fallback'>;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

/**
 * Shown instead of the rows when they could not be loaded (TBL-02). The title is the text `<area>.failed` if it exists,
 * else a general text.
 */
export function ListFailure({ area, failure, onRetry }: ListFailureProps) {
  const intl = useIntl();
  const own = `${area}.failed`;
  return (
    <Alert
      meaning="error"
      live
      title={intl.formatMessage({ id: own in intl.messages ? uncheckedKey(own) : 'list.failed' })}
      actions={
        <Button onClick={onRetry}>
          <FormattedMessage id="list.retry" />
        </Button>
      }
    >
      <ErrorMessage area={area} failure={failure} />
    </Alert>
  );
}
