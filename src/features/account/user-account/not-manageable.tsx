import { FormattedMessage } from 'react-intl';
import { accountPath, linkedAccountPath, withTab } from '#contract/account-pages.ts';
import type { CustomerLink } from '#contract/entities/account-page.ts';
import type { ShownUnmanageableReason } from '#contract/enumerations.ts';
import { minimumCustomerAge } from '#rules/age.ts';
import { Alert } from '#ui/alert/alert.tsx';

interface NotManageableProps {
  readonly link: CustomerLink | null;
  readonly reason: ShownUnmanageableReason;
  readonly customerId: number;
}

/** The warning that the account may not act for the customer, with the reason and a link that helps (ACC-01, ACC-06). */
export function NotManageable({ link, reason, customerId }: NotManageableProps) {
  const text = `${link === null ? 'account' : 'linkedAccount'}.notManageable.${reason}` as const;
  const page = link === null ? accountPath : linkedAccountPath(customerId);
  return (
    <Alert
      meaning="warning"
      title={<FormattedMessage id={`${text}.title`} />}
      actions={
        reason === 'NO_MAIN_CARD' && (
          <a href={`#${withTab(page, 'chip-cards')}`}>
            <FormattedMessage id="account.notManageable.toCards" />
          </a>
        )
      }
    >
      <FormattedMessage id={`${text}.text`} values={{ age: minimumCustomerAge }} />
    </Alert>
  );
}
