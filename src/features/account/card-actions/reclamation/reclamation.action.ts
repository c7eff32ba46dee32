import { MessageSquareWarning } from 'lucide-react';
import { lazyDialog } from '#common/lazy-part/lazy-dialog.tsx';
import { ReclamationDraft } from '#machines/account/reclamation/reclamation.draft.ts';
import { reclamationButton } from '#rules/visibility.ts';
import type { CardAction } from '../card-action.ts';
import { customerSubject } from '../draft-subjects.ts';

/** A reclamation about the customer or their card (REC-01). */
export const reclamationAction: CardAction = {
  id: 'reclamation',
  label: 'reclamation.open',
  Icon: MessageSquareWarning,
  place: 'card',
  button: reclamationButton,
  Dialog: lazyDialog(async () => (await import('./reclamation-dialog.tsx')).ReclamationDialog, {
    title: 'reclamation.title',
    close: 'reclamation.close',
    fields: 5,
  }),
  draftSubject: customerSubject,
  draft: ReclamationDraft,
};
