import { useIntl } from 'react-intl';
import { addressText } from '#common/address-text.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { Day } from '#i18n/dates.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Card } from '#ui/card/card.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';

interface ContactProps {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}

function Contact({ email, phoneNumber }: ContactProps) {
  const intl = useIntl();
  return (
    <>
      <DataRow label={intl.formatMessage({ id: 'cardApplication.email' })}>{email ?? '–'}</DataRow>
      <DataRow label={intl.formatMessage({ id: 'cardApplication.phone' })}>{phoneNumber ?? '–'}</DataRow>
    </>
  );
}

/** The person's contact data, the person who filed the application, and the custodian of a child. */
export function DeskPeople({ application }: { readonly application: DeskApplication }) {
  const intl = useIntl();
  const label = (id: KeyAfter<'cardApplication.'>) => intl.formatMessage({ id: `cardApplication.${id}` });
  const text = (id: KeyAfter<'deskApplication.'>) => intl.formatMessage({ id: `deskApplication.${id}` });
  const { person, account, custodian } = application;
  return (
    <>
      <Card title={text('contact')}>
        <DataList isDense>
          <DataRow label={text('account')}>{account}</DataRow>
          <Contact {...person} />
          <DataRow label={label('address')}>{addressText(person.address) || '–'}</DataRow>
        </DataList>
      </Card>
      {custodian !== null && (
        <Card title={text('custodian')}>
          <DataList isDense>
            <DataRow label={label('name')}>
              {custodian.firstName} {custodian.lastName}
            </DataRow>
            <DataRow label={label('birthDay')}>
              {custodian.birthDay === null ? '–' : <Day value={custodian.birthDay} />}
            </DataRow>
            <Contact {...custodian} />
          </DataList>
        </Card>
      )}
    </>
  );
}
