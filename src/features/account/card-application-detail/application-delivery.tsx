import { useIntl } from 'react-intl';
import type { CardApplication } from '../../../../contract/entities/card-application.ts';
import { applicationDelivery } from '../../../../rules/application-progress.ts';
import { addressText } from '../../../common/address-text.ts';
import { useConfiguration } from '../../../common/configuration.ts';
import { Cell } from '../../../common/list-table/cell.tsx';
import { DataList, DataRow } from '../../../ui/data-list/data-list.tsx';
import { PageSection } from '../../../ui/page/page-section.tsx';

/** How the card is handed over, and what the person has agreed to. */
export function DeliveryData({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `cardApplication.${id}` });
  const asksConsent = useConfiguration()?.marketingConsentCardEnabled === true;
  const { deliveryBranchOffice: branch, recipientAddress } = application;
  return (
    <DataList>
      <DataRow label={text('delivery.how')}>{text(`delivery.${applicationDelivery(application)}`)}</DataRow>
      {branch !== null && (
        <DataRow label={text('branch')}>
          {branch.name}, {addressText(branch.address)}
        </DataRow>
      )}
      {recipientAddress !== null && <DataRow label={text('recipientAddress')}>{addressText(recipientAddress)}</DataRow>}
      <DataRow label={text('contactMe')}>
        <Cell type="boolean" value={application.contactMeIfCardFound} />
      </DataRow>
      {asksConsent && (
        <DataRow label={text('marketingConsent')}>
          <Cell type="boolean" value={application.marketingConsent} />
        </DataRow>
      )}
    </DataList>
  );
}

/** The section of the page about the handover and the consents. */
export function ApplicationDelivery({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  return (
    <PageSection title={intl.formatMessage({ id: 'cardApplication.delivery' })}>
      <DeliveryData application={application} />
    </PageSection>
  );
}
