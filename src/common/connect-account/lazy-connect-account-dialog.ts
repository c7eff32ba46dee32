import type { ConnectMode } from '#rules/connect-account.ts';
import { lazyDialog } from '../lazy-part/lazy-dialog.tsx';

/** The dialog for one of the modes. Its code is loaded when it is first opened. */
export const lazyConnectAccountDialog = (mode: ConnectMode) =>
  lazyDialog(async () => (await import('./connect-account-dialog.tsx')).ConnectAccountDialog, {
    title: `connectAccount.${mode}.title`,
    close: `connectAccount.${mode}.close`,
    size: 'small',
    fields: 2,
  });
