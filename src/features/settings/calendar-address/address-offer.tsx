import { FormattedMessage, useIntl } from 'react-intl';
import { ErrorMessage } from '#common/error-message.tsx';
import type { Failure } from '#machines/common/failure.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';

interface AddressOfferProps {
  readonly creating: boolean;
  readonly failure: Failure | null;
  readonly onCreate: () => void;
}

/** The offer to create an address, and why creating it has failed. */
export function AddressOffer({ creating, failure, onCreate }: AddressOfferProps) {
  const intl = useIntl();
  return (
    <>
      {failure === null ? (
        <p>
          <FormattedMessage id="calendarAddress.none" />
        </p>
      ) : (
        <Alert meaning="error" live title={intl.formatMessage({ id: 'calendarAddress.notCreated' })}>
          <ErrorMessage area="calendarAddress" failure={failure} />
        </Alert>
      )}
      <div>
        <Button variant="primary" loading={creating} onClick={onCreate}>
          <FormattedMessage id={failure === null ? 'calendarAddress.create' : 'calendarAddress.retry'} />
        </Button>
      </div>
    </>
  );
}
