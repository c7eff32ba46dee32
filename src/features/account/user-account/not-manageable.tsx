import { FormattedMessage } from 'react-intl';
import type { CustomerLink } from '../../../../contract/entities/account-page.ts';
import { minimumCustomerAge } from '../../../../rules/age.ts';
import { Alert } from '../../../ui/alert/alert.tsx';

/** The warning that the account may not act for the customer, with the way out (ACC-01, ACC-06). */
export function NotManageable({ link }: { readonly link: CustomerLink | null }) {
  const area = link === null ? 'account' : 'linkedAccount';
  return (
    <Alert meaning="warning" title={<FormattedMessage id={`${area}.notManageable.title`} />}>
      <FormattedMessage id={`${area}.notManageable.text`} values={{ age: minimumCustomerAge }} />
    </Alert>
  );
}
