import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { FiledApplication } from '../../../../machines/application-detail/application-detail.types.ts';
import type { ApplicationStep } from '../../../../machines/card-application/card-application.types.ts';
import { formatCardNumber } from '../../../../rules/card-number.ts';
import { Card } from '../../../ui/card/card.tsx';
import { DataList, DataRow } from '../../../ui/data-list/data-list.tsx';
import { AttachmentData } from '../card-application-detail/application-attachments.tsx';
import { DeliveryData } from '../card-application-detail/application-delivery.tsx';
import { ProfileData } from '../card-application-detail/application-profiles.tsx';
import { PersonSummary } from '../card-application/person-summary.tsx';

interface DetailPartProps {
  readonly filed: FiledApplication;
}

const holder = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: '5' });
const photoStyles = css({ width: '[7rem]', aspectRatio: '[23.5 / 28]', objectFit: 'cover', borderRadius: 'small' });
const words = css({ flex: '[1 1 16rem]' });

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return <Card title={useIntl().formatMessage({ id: title })}>{children}</Card>;
}

function Holder({ filed: { person, photo } }: DetailPartProps) {
  const intl = useIntl();
  return (
    <Part title="applicationForm.customer">
      <div className={holder}>
        {photo === null ? (
          <p>{intl.formatMessage({ id: 'cardApplication.photo.NONE' })}</p>
        ) : (
          <img className={photoStyles} src={photo} alt={intl.formatMessage({ id: 'applicationForm.photo' })} />
        )}
        <div className={words}>
          <PersonSummary person={person} />
        </div>
      </div>
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

function CardDataParts({ filed: { application } }: DetailPartProps) {
  const intl = useIntl();
  const { attachments, bankCard, carrierType } = application;
  return (
    <>
      <Part title="cardApplication.profiles">
        <ProfileData application={application} />
      </Part>
      {attachments.length > 0 && (
        <Part title="attachments.title">
          <AttachmentData application={application} />
        </Part>
      )}
      {carrierType === 'BANK_CARD' && (
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
      <Part title="cardApplication.delivery">
        <DeliveryData application={application} />
      </Part>
    </>
  );
}

/** What each step of the read-only wizard shows; the summary shows all of it. */
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
