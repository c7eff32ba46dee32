import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { AccountDeletionView } from './account-deletion-view.tsx';
import { provideAccountDeletion } from './account-deletion.actors.ts';
import type { DeletionStakes } from './deletion-stakes.tsx';

interface AccountDeletionDialogProps {
  readonly stakes: DeletionStakes;
  readonly reloadFacts: () => void;
  readonly onClosed: () => void;
}

/** The dialog that deletes the account. Each opening starts a new flow, so that closing discards the password. */
export function AccountDeletionDialog({ stakes, reloadFacts, onClosed }: AccountDeletionDialogProps) {
  const flow = useFlow((shop) => provideAccountDeletion(shop, reloadFacts));
  useClosing(flow, onClosed);
  return <AccountDeletionView actor={flow} stakes={stakes} />;
}
