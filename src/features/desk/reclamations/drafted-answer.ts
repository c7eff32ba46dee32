import { findEnteredData } from '#common/form-draft/find-entered-data.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { ReclamationAnswerDraft } from '#machines/desk/reclamation-answer/reclamation-answer.draft.ts';
import type { Shop } from '#runtime/shop.ts';

export const answerForm = ({ id }: Pick<DeskReclamation, 'id'>) => ({
  form: 'reclamationAnswer',
  subject: `reclamation ${String(id)}`,
});

/** The data that were entered for this reclamation when the session expired; null = none (SES-02). */
export const draftedAnswer = (shop: Shop, reclamation: Pick<DeskReclamation, 'id'>) =>
  findEnteredData(shop, answerForm(reclamation), ReclamationAnswerDraft);
