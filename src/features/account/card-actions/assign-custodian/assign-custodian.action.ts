import { UserPlus } from 'lucide-react';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { AssignCustodianDraft } from '#machines/account/assign-custodian/assign-custodian.draft.ts';
import { actionButton } from '#rules/card-actions/action-decision.ts';
import type { CardAction } from '../card-action.ts';
import { customerSubject } from '../draft-subjects.ts';
import { ofCustomer } from '../of-customer.tsx';

/** Assigns a custodian to a managed child (ASC-01). */
export const assignCustodianAction: CardAction = {
  id: 'assignCustodian',
  label: 'assignCustodian.open',
  Icon: UserPlus,
  place: 'card',
  button: (context) => actionButton('assignCustodian', context),
  Dialog: ofCustomer(
    lazyDialog(async () => (await import('./assign-custodian-dialog.tsx')).AssignCustodianDialog, {
      title: 'assignCustodian.title',
      close: 'assignCustodian.close',
      fields: 4,
      size: 'custodian',
    }),
  ),
  draftSubject: customerSubject,
  draft: AssignCustodianDraft,
};
