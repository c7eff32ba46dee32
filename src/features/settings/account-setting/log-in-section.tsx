import { useSelector } from '@xstate/react';
import { FormattedMessage, useIntl } from 'react-intl';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { useShop } from '#common/shop-context.tsx';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { Button } from '#ui/button/button.tsx';
import { DataList, DataRow } from '#ui/data-list/data-list.tsx';
import { PageSection } from '#ui/page/page-section.tsx';

const PasswordUpdateDialog = lazyDialog(
  async () => (await import('../password-update/password-update-dialog.tsx')).PasswordUpdateDialog,
  { title: 'updatePassword.title', close: 'updatePassword.close', size: 'small', fields: 2 },
);

/** The account's username, and the button that changes its password (PWD-03). */
export function LogInSection() {
  const intl = useIntl();
  const text = (id: KeyAfter<'accountSetting.'>) => intl.formatMessage({ id: `accountSetting.${id}` });
  const username = useSelector(useShop().actor('session'), ({ context }) => context.session?.username ?? '');
  const [changesPassword, setChangesPassword] = useNamedDialog('password');
  return (
    <PageSection title={text('logIn')} lead={text('logIn.lead')}>
      <DataList>
        <DataRow label={text('username')}>{username}</DataRow>
        <DataRow label={text('password')}>
          <Button onClick={() => setChangesPassword(true)}>
            <FormattedMessage id="accountSetting.changePassword" />
          </Button>
        </DataRow>
      </DataList>
      {changesPassword && (
        <DialogEntry name="password">
          <PasswordUpdateDialog onClosed={() => setChangesPassword(false)} />
        </DialogEntry>
      )}
    </PageSection>
  );
}
