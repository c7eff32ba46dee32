import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import { mergeCustomersDraft } from '#machines/links/merge-customers/merge-customers.draft.ts';
import { draftedMerge, mergeForm } from './drafted-merge.ts';
import { MergeCustomersView } from './merge-customers-view.tsx';
import { provideMergeCustomers } from './merge-customers.actors.ts';

interface MergeCustomersDialogProps {
  readonly customerId: number;
  readonly onClosed: () => void;
}

/**
 * The dialog that merges a customer without a name into another customer of the account. Each opening starts a new flow.
 */
export function MergeCustomersDialog({ customerId, onClosed }: MergeCustomersDialogProps) {
  const shop = useShop();
  const flow = useFlow(provideMergeCustomers, () => ({ customerId, draft: draftedMerge(shop, customerId) }));
  useFormDraft(shop, { ...mergeForm(customerId), flow, entered: () => mergeCustomersDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <MergeCustomersView actor={flow} />;
}
