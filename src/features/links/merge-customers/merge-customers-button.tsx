import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { useConfiguration } from '#common/configuration.ts';
import { DialogEntry } from '#common/dialog-entries/dialog-entry.tsx';
import { useNamedDialog } from '#common/dialog-entries/use-named-dialog.ts';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { useShop } from '#common/shop-context.tsx';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { actionButton } from '#rules/card-actions/action-decision.ts';
import { actionCustomer } from '#rules/card-actions/action-facts.ts';
import { Button } from '#ui/button/button.tsx';
import { draftedMerge } from './drafted-merge.ts';

const MergeCustomersDialog = lazyDialog(
  async () => (await import('./merge-customers-dialog.tsx')).MergeCustomersDialog,
  { title: 'mergeCustomers.title', close: 'mergeCustomers.close', size: 'narrow', fields: 1 },
);

interface MergeCustomersButtonProps {
  readonly link: Pick<AccountLink, 'customer'>;
  readonly onChanged: () => void;
}

/** The button that merges a customer without a name into another customer, where the rule allows it (LNK-03). */
export function MergeCustomersButton({ link: { customer }, onChanged }: MergeCustomersButtonProps) {
  const shop = useShop();
  const relatedCustomers = useSelector(shop.actor('customerSelection'), ({ context }) => context.peopleCount);
  const configuration = useConfiguration();
  // A form that was open when the session expired opens again at once, with its draft (SES-02).
  const name = `merge-${String(customer.id)}`;
  const [merges, setMerges] = useNamedDialog(name, () => draftedMerge(shop, customer.id) !== null);
  if (configuration === null) return null;
  // The rule of this button does not use `hasParent` and `isConnected`, so any values are right.
  const seen = actionCustomer({ ...customer, parent: null }, false, shop.clock.today());
  if (!actionButton('mergeCustomers', { customer: seen, relatedCustomers, configuration }).visible) return null;
  const close = () => {
    discardDraft();
    setMerges(false);
    onChanged();
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setMerges(true)}>
        <FormattedMessage id="mergeCustomers.open" />
      </Button>
      {merges && (
        <DialogEntry name={name}>
          <MergeCustomersDialog customerId={customer.id} onClosed={close} />
        </DialogEntry>
      )}
    </>
  );
}
