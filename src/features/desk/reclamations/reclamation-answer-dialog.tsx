import { useFormDraft } from '#common/form-draft/use-form-draft.ts';
import { useShop } from '#common/shop-context.tsx';
import { useClosing } from '#common/use-closing.ts';
import { useFlow } from '#common/use-flow.ts';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { useMoneyNotation } from '#i18n/money.tsx';
import { reclamationAnswerDraft } from '#machines/desk/reclamation-answer/reclamation-answer.draft.ts';
import { answerForm, draftedAnswer } from './drafted-answer.ts';
import { ReclamationAnswerView } from './reclamation-answer-view.tsx';
import { provideReclamationAnswer } from './reclamation-answer.actors.ts';

interface ReclamationAnswerDialogProps {
  readonly reclamation: DeskReclamation;
  /** Called when this clerk or another clerk has answered the reclamation. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** The dialog that answers a reclamation. It stays open when the list shows that another clerk has answered. */
export function ReclamationAnswerDialog({ reclamation, onChanged, onClosed }: ReclamationAnswerDialogProps) {
  const shop = useShop();
  const notation = useMoneyNotation();
  const flow = useFlow(
    () => provideReclamationAnswer(shop, reclamation, onChanged),
    () => ({ flowId: shop.newFlowId(), notation, draft: draftedAnswer(shop, reclamation) }),
  );
  useFormDraft(shop, { ...answerForm(reclamation), flow, entered: () => reclamationAnswerDraft(flow.getSnapshot()) });
  useClosing(flow, onClosed);
  return <ReclamationAnswerView actor={flow} reclamation={reclamation} />;
}
