import { useIntl } from 'react-intl';
import { addressText } from '#common/address-text.ts';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { CustomerChanges } from '#contract/entities/customer.ts';
import { Day } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

interface ChangesProps {
  readonly changes: Omit<CustomerChanges, 'photo'>;
}

/** The changes of personal data that were submitted; a removed value is a dash. */
function Changes({ changes }: ChangesProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const { firstName, lastName, birthDay, email, phoneNumber, address } = changes;
  return (
    <PageSection title={text('changes')} lead={text('changes.lead')}>
      <DataList>
        {firstName !== undefined && <DataRow label={text('firstName')}>{firstName}</DataRow>}
        {lastName !== undefined && <DataRow label={text('lastName')}>{lastName}</DataRow>}
        {birthDay !== undefined && (
          <DataRow label={text('birthDay')}>
            <Day value={birthDay} />
          </DataRow>
        )}
        {email !== undefined && <DataRow label={text('email')}>{email ?? '–'}</DataRow>}
        {phoneNumber !== undefined && <DataRow label={text('phone')}>{phoneNumber ?? '–'}</DataRow>}
        {address !== undefined && <DataRow label={text('address')}>{addressText(address)}</DataRow>}
      </DataList>
    </PageSection>
  );
}

/** The person who gets the card, and the submitted changes of personal data. */
export function ApplicationPerson({ application }: { readonly application: CardApplication }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const { customer, customerChanges } = application;
  const { photo: _, ...changes } = customerChanges ?? {};
  return (
    <>
      <PageSection title={text('person')}>
        <DataList>
          <DataRow label={text('name')}>{customer.fullName}</DataRow>
          <DataRow label={text('birthDay')}>
            {customer.birthDay === null ? '–' : <Day value={customer.birthDay} />}
          </DataRow>
          {application.photo !== null && <DataRow label={text('photo')}>{text(`photo.${application.photo}`)}</DataRow>}
        </DataList>
      </PageSection>
      {Object.keys(changes).length > 0 && <Changes changes={changes} />}
    </>
  );
}
