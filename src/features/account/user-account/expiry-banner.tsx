import { FormattedMessage } from 'react-intl';
import { useElapsed } from '#common/use-elapsed.ts';
import { Day } from '#i18n/dates.tsx';
import { expiryBannerTime } from '#rules/card-expiry.ts';
import { Alert } from '#ui/alert/alert.tsx';

interface ExpiryBannerProps {
  /** ISO day. */
  readonly validTo: string;
  readonly isLinked: boolean;
}

/** The warning that the card expires soon. It is shown for 20 seconds; the card itself always shows the day (ACC-08). */
export function ExpiryBanner({ validTo, isLinked }: ExpiryBannerProps) {
  if (useElapsed(expiryBannerTime)) return null;
  return (
    <Alert meaning="warning">
      <FormattedMessage
        id={isLinked ? 'linkedAccount.expiring' : 'account.expiring'}
        values={{ day: <Day value={validTo} /> }}
      />
    </Alert>
  );
}
