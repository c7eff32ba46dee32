import { useClosing } from '../../../common/use-closing.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { MergeCustomersView } from './merge-customers-view.tsx';
import { provideMergeCustomers } from './merge-customers.actors.ts';

interface MergeCustomersDialogProps {
  readonly customerId: number;
  readonly onClosed: () => void;
}

/** The dialog that merges a customer without a name into another one of the account. Each opening starts a new flow. */
export function MergeCustomersDialog({ customerId, onClosed }: MergeCustomersDialogProps) {
  const flow = useFlow(provideMergeCustomers, () => ({ customerId }));
  useClosing(flow, onClosed);
  return <MergeCustomersView actor={flow} />;
}
