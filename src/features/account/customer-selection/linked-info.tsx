import { FormattedMessage } from 'react-intl';
import type { CustomerLink } from '#contract/entities/account-page.ts';
import { Alert } from '#ui/alert/alert.tsx';

interface LinkedInfoProps {
  readonly type: CustomerLink['type'];
  readonly name: string;
  /** The account may not buy for the customer. */
  readonly onlySeen: boolean;
}

/** The note that this is the account page of a linked customer, with a link back to the account's own page (ACC-01). */
export function LinkedInfo({ type, name, onlySeen }: LinkedInfoProps) {
  return (
    <Alert
      meaning="info"
      actions={
        <a href="#/app/user-account">
          <FormattedMessage id="linkedAccount.back" />
        </a>
      }
    >
      <FormattedMessage id={`linkedAccount.${onlySeen ? 'seen' : 'info'}.${type}`} values={{ name }} />
    </Alert>
  );
}
