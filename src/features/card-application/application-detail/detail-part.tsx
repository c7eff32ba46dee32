import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Money } from '#i18n/money.tsx';
import type { FiledApplication } from '#machines/card-application/application-detail/application-detail.types.ts';
import type { ApplicationStep } from '#machines/card-application/card-application/card-application.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { isDelivered } from '#rules/card-delivery.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { isCarrierWith } from '#rules/carriers.ts';
import { Card } from '#ui/card/card.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { AttachmentData } from '../card-application-detail/application-attachments.tsx';
import { DeliveryData, deliveryTitle } from '../card-application-detail/application-delivery.tsx';
import { ProfileData } from '../card-application-detail/application-profiles.tsx';
import { FreeCard } from '../card-application-detail/free-card.tsx';
import { HolderSummary } from '../card-application/holder-summary.tsx';
import { PersonSummary } from '../card-application/person-summary.tsx';

const profileTitles = ['applicationForm.profileOne', 'applicationForm.profileTwo'] as const;

interface DetailPartProps {
  readonly filed: FiledApplication;
}

function Part({ title, children }: { readonly title: MessageKey; readonly children: ReactNode }) {
  return (
    <Card level={4} title={useIntl().formatMessage({ id: title })}>
      {children}
    </Card>
  );
}

function Holder({ filed: { person, photo } }: DetailPartProps) {
  return (
    <Part title="applicationForm.customer">
      <HolderSummary person={person} photo={photo} />
    </Part>
  );
}

function CustodianPart({ filed: { custodian } }: DetailPartProps) {
  return custodian === null ? null : (
    <Part title="applicationForm.custodian">
      <PersonSummary person={custodian} />
    </Part>
  );
}

/** Whether the chip card is free, and its price. */
function PriceRows({ application: { cardForFree, price } }: Pick<FiledApplication, 'application'>) {
  const intl = useIntl();
  return (
    <>
      <DataRow label={intl.formatMessage({ id: 'cardApplication.cardForFree' })}>
        <FreeCard claimed={cardForFree} />
      </DataRow>
      {price !== null && (
        <DataRow label={intl.formatMessage({ id: 'applicationForm.price' })}>
          {price === 0 ? intl.formatMessage({ id: 'applicationForm.price.free' }) : <Money amount={price} />}
        </DataRow>
      )}
    </>
  );
}

function CardDataParts({ filed: { application } }: DetailPartProps) {
  const intl = useIntl();
  const { attachments, bankCard, carrierType, isicNumber, profiles } = application;
  return (
    <>
      {profiles.map((profile, index) => {
        const title = profileTitles[index] ?? profileTitles[0];
        return (
          <Part key={title} title={title}>
            <ProfileData
              profile={profile}
              label={intl.formatMessage({ id: 'applicationForm.profile' })}
              isicNumber={isicNumber}
            />
          </Part>
        );
      })}
      {attachments.length > 0 && (
        <Part title="attachments.title">
          <AttachmentData application={application} />
        </Part>
      )}
      {isCarrierWith('needsBankCard', carrierType) && (
        <Part title="applicationForm.bankCard">
          <DataList>
            <DataRow label={intl.formatMessage({ id: 'applicationForm.bankCard.number' })}>
              {bankCard === null
                ? intl.formatMessage({ id: 'cardApplication.bankCard.none' })
                : formatCardNumber(bankCard.cardNumber)}
            </DataRow>
          </DataList>
        </Part>
      )}
      <Part title={deliveryTitle(application)}>
        <DeliveryData application={application}>
          {isDelivered(application) && <PriceRows application={application} />}
        </DeliveryData>
      </Part>
    </>
  );
}

/** The content of each step of the read-only wizard; the summary shows all steps. */
export const detailParts: Readonly<Record<ApplicationStep, (props: DetailPartProps) => ReactNode>> = {
  personalData: Holder,
  custodian: CustodianPart,
  cardData: CardDataParts,
  summary: ({ filed }) => (
    <>
      <Holder filed={filed} />
      <CustodianPart filed={filed} />
      <CardDataParts filed={filed} />
    </>
  ),
};
