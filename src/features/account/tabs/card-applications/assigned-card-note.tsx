import { FormattedMessage } from 'react-intl';
import type { ListedCardApplication } from '#contract/entities/card-application.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { Alert } from '#ui/alert/alert.tsx';

/** The number of the newest card that was made from one of the applications (ACC-01). */
export function AssignedCardNote({ rows }: { readonly rows: readonly ListedCardApplication[] }) {
  const [latest] = rows
    .filter(({ card }) => card !== null)
    .toSorted((one, other) => other.serialNumber - one.serialNumber);
  if (latest === undefined || latest.card === null) return null;
  return (
    <Alert meaning="info" quiet>
      <FormattedMessage
        id="cardApplications.assigned"
        values={{ card: formatCardNumber(latest.card.cardNumber), number: latest.applicationNumber }}
      />
    </Alert>
  );
}
