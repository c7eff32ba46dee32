import type { CardApplication } from '../../../../contract/entities/card-application.ts';
import { ApplicationAttachments } from './application-attachments.tsx';
import { ApplicationDelivery } from './application-delivery.tsx';
import { ApplicationPerson } from './application-person.tsx';
import { ApplicationProfiles } from './application-profiles.tsx';
import { ApplicationRecord } from './application-record.tsx';
import { ApplicationSummary } from './application-summary.tsx';
import { MissingBankCard } from './missing-bank-card.tsx';

/** Everything about an application: what becomes of it first, then what was handed in. */
export function CardApplicationPage({ application }: { readonly application: CardApplication }) {
  return (
    <>
      <ApplicationSummary application={application} />
      <MissingBankCard application={application} />
      <ApplicationRecord application={application} />
      <ApplicationPerson application={application} />
      <ApplicationProfiles application={application} />
      <ApplicationAttachments application={application} />
      <ApplicationDelivery application={application} />
    </>
  );
}
