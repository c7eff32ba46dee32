import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { PasswordUpdateView } from './password-update-view.tsx';
import { providePasswordUpdate } from './password-update.actors.ts';

/**
 * The dialog that changes the account's password. Each opening starts a new flow, so that closing discards what was
 * typed.
 */
export function PasswordUpdateDialog({ onClosed }: { readonly onClosed: () => void }) {
  const flow = useFlow(providePasswordUpdate);
  useClosing(flow, onClosed);
  return <PasswordUpdateView actor={flow} />;
}
