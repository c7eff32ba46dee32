import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { managedCardRequestDraft } from '#machines/links/managed-card-request/managed-card-request.draft.ts';
import { draftedRequest, requestForm } from './drafted-request.ts';
import { ManagedCardRequestView } from './managed-card-request-view.tsx';
import { provideManagedCardRequest } from './managed-card-request.actors.ts';

interface ManagedCardRequestDialogProps {
  readonly onSent: () => void;
  readonly onClosed: () => void;
}

/** The dialog that asks another account to manage the account's own card. Each opening starts a new flow. */
export function ManagedCardRequestDialog({ onSent, onClosed }: ManagedCardRequestDialogProps) {
  const shop = useShop();
  const flow = useFlow(
    () => provideManagedCardRequest(shop, onSent),
    () => ({ draft: draftedRequest(shop) }),
  );
  useFormDraft(shop, { ...requestForm, flow, entered: () => managedCardRequestDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <ManagedCardRequestView actor={flow} />;
}
