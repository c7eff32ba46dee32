import { useClosing } from '../../../common/use-closing.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { ManagedCardRequestView } from './managed-card-request-view.tsx';
import { provideManagedCardRequest } from './managed-card-request.actors.ts';

interface ManagedCardRequestDialogProps {
  readonly onSent: () => void;
  readonly onClosed: () => void;
}

/** The dialog that asks another account to manage the own card. Each opening starts a new flow. */
export function ManagedCardRequestDialog({ onSent, onClosed }: ManagedCardRequestDialogProps) {
  const flow = useFlow((shop) => provideManagedCardRequest(shop, onSent));
  useClosing(flow, onClosed);
  return <ManagedCardRequestView actor={flow} />;
}
