import { useClosing } from '../../../common/use-closing.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { PasswordUpdateView } from './password-update-view.tsx';
import { providePasswordUpdate } from './password-update.actors.ts';

/** A new password for the account; each opening is a flow of its own, so closing forgets what was typed. */
export function PasswordUpdateDialog({ onClosed }: { readonly onClosed: () => void }) {
  const flow = useFlow(providePasswordUpdate);
  useClosing(flow, onClosed);
  return <PasswordUpdateView actor={flow} />;
}
