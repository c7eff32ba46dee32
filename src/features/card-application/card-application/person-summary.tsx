import { useIntl } from 'react-intl';
import { addressText } from '#common/address-text.ts';
import { Day } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { birthDayOf, typedAddress, typedEMail, typedLine, type TypedPerson } from '#rules/person-fields.ts';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';

/** A read-only summary of a person's data; empty values are left out. */
export function PersonSummary({ person }: { readonly person: TypedPerson }) {
  const intl = useIntl();
  const text = (id: KeyAfter<'personFields.'>) => intl.formatMessage({ id: `personFields.${id}` });
  const birthDay = birthDayOf(person);
  const phoneNumber = typedLine(person.phoneNumber);
  const email = typedEMail(person.email);
  const address = addressText(typedAddress(person));
  return (
    <DataList>
      <DataRow label={text('name')}>
        {typedLine(person.firstName)} {typedLine(person.lastName)}
      </DataRow>
      {birthDay !== null && (
        <DataRow label={text('birthDay')}>
          <Day value={birthDay} />
        </DataRow>
      )}
      {phoneNumber !== null && <DataRow label={text('phoneNumber')}>{phoneNumber}</DataRow>}
      {email !== null && <DataRow label={text('email')}>{email}</DataRow>}
      {address !== '' && <DataRow label={text('address')}>{address}</DataRow>}
    </DataList>
  );
}
