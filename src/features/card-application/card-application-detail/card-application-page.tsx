import { OpenApplicationDetail } from '#common/application-dialogs/open-application-detail.tsx';
import { IfOffered } from '#common/if-offered.tsx';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { ApplicationFee } from '../application-fee/application-fee.tsx';
import { ApplicationAttachments } from './application-attachments.tsx';
import { ApplicationDelivery } from './application-delivery.tsx';
import { ApplicationPerson } from './application-person.tsx';
import { ApplicationProfiles } from './application-profiles.tsx';
import { ApplicationRecord } from './application-record.tsx';
import { ApplicationSummary } from './application-summary.tsx';
import { AskedAgain } from './asked-again.tsx';
import { MissingAttachments } from './missing-attachments.tsx';
import { MissingBankCard } from './missing-bank-card.tsx';

interface CardApplicationPageProps {
  readonly application: CardApplication;
  /** Called when the application has changed. */
  readonly onChanged: () => void;
}

/** All data of an application: first its state and next step, then what was submitted. */
export function CardApplicationPage({ application, onChanged }: CardApplicationPageProps) {
  return (
    <>
      <ApplicationSummary application={application} />
      {application.unpaidFee !== null && (
        <ApplicationFee applicationId={application.id} fee={application.unpaidFee} onChanged={onChanged} />
      )}
      <IfOffered extension="applicationLife">
        <AskedAgain application={application} onChanged={onChanged} />
      </IfOffered>
      <MissingAttachments application={application} onChanged={onChanged} />
      <MissingBankCard application={application} />
      <div>
        <OpenApplicationDetail applicationId={application.id} />
      </div>
      <ApplicationRecord application={application} />
      <ApplicationPerson application={application} />
      <ApplicationProfiles application={application} />
      <ApplicationAttachments application={application} />
      <ApplicationDelivery application={application} />
    </>
  );
}
