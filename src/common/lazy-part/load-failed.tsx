import { FormattedMessage } from 'react-intl';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import type { Loading } from './lazy-part.tsx';

const reload = () => window.location.reload();

/**
 * Shows why a part could not be loaded, with a button to try again. If the code is missing on the server, it also offers
 * a reload.
 */
export function LoadFailed({ failure, retry }: Loading) {
  if (failure === null) return null;
  return (
    <Alert
      meaning="error"
      live
      actions={
        <>
          <Button onClick={retry}>
            <FormattedMessage id="lazyPart.retry" />
          </Button>
          {failure === 'missing' && (
            <Button variant="quiet" onClick={reload}>
              <FormattedMessage id="pageFailed.reload" />
            </Button>
          )}
        </>
      }
    >
      <FormattedMessage id={`lazyPart.${failure}`} />
    </Alert>
  );
}
