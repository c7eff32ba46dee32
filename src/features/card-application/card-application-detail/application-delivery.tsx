import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { addressText } from '#common/address-text.ts';
import { useConfiguration } from '#common/configuration.ts';
import { Cell } from '#common/list-table/cell.tsx';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { applicationDelivery } from '#rules/application-status.ts';
import { isDelivered } from '#rules/card-delivery.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

/** The key of the section's title. If the card is not handed over, the section contains only the consents. */
export const deliveryTitle = ({ carrierType }: Pick<CardApplication, 'carrierType'>) =>
  isDelivered({ carrierType }) ? 'cardApplication.delivery' : 'applicationForm.consents';

interface DeliveryDataProps {
  readonly application: CardApplication;
  /** More rows about the handover. */
  readonly children?: ReactNode;
}

/** How a chip card is handed over, and the person's consents. */
export function DeliveryData({ application, children }: DeliveryDataProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const asksConsent = useConfiguration()?.marketingConsentCardEnabled === true;
  const delivery = applicationDelivery(application);
  const { deliveryBranchOffice: branch, recipientAddress } = application;
  return (
    <DataList>
      {delivery !== 'NONE' && <DataRow label={text('delivery.how')}>{text(`delivery.${delivery}`)}</DataRow>}
      {branch !== null && (
        <DataRow label={text('branch')}>
          {branch.name}, {addressText(branch.address)}
        </DataRow>
      )}
      {recipientAddress !== null && <DataRow label={text('recipientAddress')}>{addressText(recipientAddress)}</DataRow>}
      {children}
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

export function ApplicationDelivery({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  return (
    <PageSection title={intl.formatMessage({ id: deliveryTitle(application) })}>
      <DeliveryData application={application} />
    </PageSection>
  );
}
