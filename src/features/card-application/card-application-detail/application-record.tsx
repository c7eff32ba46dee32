import { useIntl } from 'react-intl';
import { Cell } from '#common/list-table/cell.tsx';
import type { CardApplication } from '#contract/entities/card-application.ts';
import { Moment } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { formatCardNumber } from '#rules/card-number.ts';
import { isCarrierWith } from '#rules/carriers.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';
import { FreeCard } from './free-card.tsx';

/** The data of the filed application, and the actions of the operator's staff. */
export function ApplicationRecord({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  const listText = (id: KeyAfter<'cardApplications.'>) => intl.formatMessage({ id: `cardApplications.${id}` });
  const text = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const { note, checkedBy, checkedDate, card, bankCard } = application;
  return (
    <PageSection title={text('record')}>
      <DataList>
        <DataRow label={listText('applicationNumber')}>{application.applicationNumber}</DataRow>
        <DataRow label={listText('serialNumber')}>{application.serialNumber}</DataRow>
        <DataRow label={listText('created')}>
          <Moment value={application.created} />
        </DataRow>
        <DataRow label={listText('carrierType')}>
          {intl.formatMessage({ id: `carrierType.${application.carrierType}` })}
        </DataRow>
        <DataRow label={listText('eshop')}>
          <Cell type="boolean" value={application.eshop} />
        </DataRow>
        <DataRow label={text('cardForFree')}>
          <FreeCard claimed={application.cardForFree} />
        </DataRow>
        <DataRow label={listText('paid')}>
          <Cell type="boolean" value={application.paid} />
        </DataRow>
        <DataRow label={text('checkedBy')}>{checkedBy ?? text('unchecked')}</DataRow>
        <DataRow label={text('checkedDate')}>{checkedDate === null ? '–' : <Moment value={checkedDate} />}</DataRow>
        <DataRow label={listText('note')}>{note ?? '–'}</DataRow>
        {isCarrierWith('needsBankCard', application.carrierType) && (
          <DataRow label={text('bankCard')}>
            {bankCard === null ? text('bankCard.none') : formatCardNumber(bankCard.cardNumber)}
          </DataRow>
        )}
        <DataRow label={text('card')}>{card === null ? text('card.none') : formatCardNumber(card.cardNumber)}</DataRow>
      </DataList>
    </PageSection>
  );
}
