import { Link } from 'lucide-react';
import { lazyConnectAccountDialog } from '#common/connect-account/lazy-connect-account-dialog.ts';
import { ConnectAccountDraft } from '#machines/common/connect-account/connect-account.draft.ts';
import { actionButton } from '#rules/card-actions/action-decision.ts';
import type { ActionDialogProps, CardAction } from '../card-action.ts';
import { customerSubject } from '../draft-subjects.ts';

const RegisterDialog = lazyConnectAccountDialog('register');

/** The flow itself reads the account again, so the dialog need not. */
const nothing = () => {};

function Dialog({ customer, onClosed }: ActionDialogProps) {
  return (
    <RegisterDialog mode="register" subject={customerSubject({ customer })} onConnected={nothing} onClosed={onClosed} />
  );
}

/** Makes the holder of an existing card the account's own customer (CON-01). */
export const connectAccountAction: CardAction = {
  id: 'connectAccount',
  label: 'connectAccount.register.open',
  Icon: Link,
  place: 'card',
  button: (context) => actionButton('connectAccount', context),
  Dialog,
  draftSubject: customerSubject,
  draft: ConnectAccountDraft,
};
