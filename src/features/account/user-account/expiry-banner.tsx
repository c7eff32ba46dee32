import { FormattedMessage } from 'react-intl';
import { useEexpired } from '#common/use-elapsed.ts';
import { Day } from '#i18n/dates.tsx';
import { expiryBannerTime } from '#rules/card-expiry.ts';
import { Alert } from '#ui/alert/alert.tsx';

interface ExpiryBannerProps {
  /** ISO day. */
  readonly validTo: string;
  readonly isLinked: boolean;
}

/** The warning that the card expires soon, for its first 20 seconds; the day itself stays on the card (ACC-08). */
export function ExpiryBanner({ validTo, isLinked }: ExpiryBannerProps) {
  if (useEexpired(expiryBannerTime)) return null;
  return (
    <Alert meaning="warning">
      <FormattedMessage
        id={isLinked ? 'linkedAccount.expiring' : 'account.expiring'}
        values={{ day: <Day value={validTo} /> }}
      />
    </Alert>
  );
}
