import { FormattedMessage } from 'react-intl';
import type { CustomerLink } from '../../../../machines/customer-selection/customer-selection.types.ts';
import { Alert } from '../../../ui/alert/alert.tsx';

/** Says that this is the account page of a linked customer, with a link back to the own one (ACC-01). */
export function LinkedInfo({ type, name }: { readonly type: CustomerLink['type']; readonly name: string }) {
  return (
    <Alert
      meaning="info"
      actions={
        <a href="#/app/user-account">
          <FormattedMessage id="linkedAccount.back" />
        </a>
      }
    >
      <FormattedMessage id={`linkedAccount.info.${type}`} values={{ name }} />
    </Alert>
  );
}
