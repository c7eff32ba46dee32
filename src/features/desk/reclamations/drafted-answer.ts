import { enteredBefore } from '#common/form-draft/entered-before.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { ReclamationAnswerDraft } from '#machines/desk/reclamation-answer/reclamation-answer.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const answerForm = ({ id }: Pick<DeskReclamation, 'id'>) => ({
  form: 'reclamationAnswer',
  subject: `reclamation ${String(id)}`,
});

/** What was filled in for this reclamation when the session expired; null = nothing (SES-02). */
export const draftedAnswer = (shop: Shop, reclamation: Pick<DeskReclamation, 'id'>) =>
  enteredBefore(shop, answerForm(reclamation), ReclamationAnswerDraft);
