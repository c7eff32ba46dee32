import { ConnectAccountDraft, connectAccountDraft } from '#machines/common/connect-account/connect-account.draft.ts';
import type { ConnectMode } from '#rules/connect-account.ts';
import { findEnteredData } from '../form-draft/find-entered-data.ts';
import { useFormDraft } from '../form-draft/use-form-draft.ts';
import { useShop } from '../shop-context.tsx';
import { useClosing } from '../use-closing.ts';
import { useFlow } from '../use-flow.ts';
import { ConnectAccountView } from './connect-account-view.tsx';
import { provideConnectAccount } from './connect-account.actors.ts';

interface ConnectAccountDialogProps {
  readonly mode: ConnectMode;
  /** The subject of the form's draft. */
  readonly subject: string;
  readonly onConnected: () => void;
  readonly onClosed: () => void;
}

/** The dialog that connects an existing card to the account. Each opening starts a new flow. */
export function ConnectAccountDialog({ mode, subject, onConnected, onClosed }: ConnectAccountDialogProps) {
  const shop = useShop();
  const form = { form: 'connectAccount', subject };
  const flow = useFlow(
    () => provideConnectAccount(shop, onConnected),
    () => ({ mode, draft: findEnteredData(shop, form, ConnectAccountDraft) }),
  );
  useFormDraft(shop, { ...form, flow, entered: () => connectAccountDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <ConnectAccountView actor={flow} />;
}
