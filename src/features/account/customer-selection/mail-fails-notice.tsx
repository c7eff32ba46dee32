import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { Alert } from '#ui/alert/alert.tsx';

/**
 * Warns that mails do not reach the account, because no mail can warn of this; links to the contacts who can change the
 * address (MAI-02).
 */
export function MailFailsNotice() {
  const address = useSelector(useShop().actor('session'), ({ context }) => context.session?.username ?? '');
  const contacts = useConfiguration()?.footerLinks?.contacts;
  return (
    <Alert
      meaning="warning"
      title={<FormattedMessage id="account.mailFails.title" />}
      actions={
        contacts !== undefined && (
          <a href={contacts} rel="noreferrer">
            <FormattedMessage id="firstSteps.contacts" />
          </a>
        )
      }
    >
      <FormattedMessage id="account.mailFails.text" values={{ address }} />
    </Alert>
  );
}
