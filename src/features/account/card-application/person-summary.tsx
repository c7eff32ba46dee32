import { useIntl } from 'react-intl';
import { formatDay } from '../../../../rules/date-text.ts';
import { birthDayOf, typedAddress, type TypedPerson } from '../../../../rules/person-fields.ts';
import { addressText } from '../../../common/address-text.ts';
import { DataList, DataRow } from '../../../ui/data-list/data-list.tsx';

/** A person's data, for reading; what is not given is left out. */
export function PersonSummary({ person }: { readonly person: TypedPerson }) {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id: `personFields.${id}` });
  const birthDay = birthDayOf(person);
  const address = addressText(typedAddress(person));
  return (
    <DataList>
      <DataRow label={text('name')}>
        {person.firstName.trim()} {person.lastName.trim()}
      </DataRow>
      {birthDay !== null && <DataRow label={text('birthDay')}>{formatDay(birthDay)}</DataRow>}
      {person.phoneNumber.trim() !== '' && <DataRow label={text('phoneNumber')}>{person.phoneNumber.trim()}</DataRow>}
      {person.email.trim() !== '' && <DataRow label={text('email')}>{person.email.trim()}</DataRow>}
      {address !== '' && <DataRow label={text('address')}>{address}</DataRow>}
    </DataList>
  );
}
