import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { lazyDialog } from '../../../common/lazy-part/lazy-dialog.tsx';
import { useShop } from '../../../common/shop-context.tsx';
import { usePageTitle } from '../../../common/use-title.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Page } from '../../../ui/page/page.tsx';

const PasswordUpdateDialog = lazyDialog(
  async () => (await import('../password-update/password-update-dialog.tsx')).PasswordUpdateDialog,
  { title: 'updatePassword.title', close: 'updatePassword.close', size: 'small', fields: 2 },
);

const term = css({ fontSize: 's', color: 'inkSoft' });
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });

/** The account's username and password (first specification, 2 'Account setting'). */
export function AccountSettingScreen() {
  const title = usePageTitle('accountSetting.title');
  const username = useSelector(useShop().actor('session'), ({ context }) => context.session?.username ?? '');
  const [changesPassword, setChangesPassword] = useState(false);
  return (
    <Page
      title={title}
      actions={
        <Button onClick={() => setChangesPassword(true)}>
          <FormattedMessage id="accountSetting.changePassword" />
        </Button>
      }
    >
      <dl>
        <dt className={term}>
          <FormattedMessage id="accountSetting.username" />
        </dt>
        <dd className={name}>{username}</dd>
      </dl>
      {changesPassword && <PasswordUpdateDialog onClosed={() => setChangesPassword(false)} />}
    </Page>
  );
}
