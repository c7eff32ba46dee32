import type { DeskReclamation } from '../../../../contract/entities/reclamation.ts';
import { useClosing } from '../../../common/use-closing.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { ReclamationAnswerView } from './reclamation-answer-view.tsx';
import { provideReclamationAnswer } from './reclamation-answer.actors.ts';

interface ReclamationAnswerDialogProps {
  readonly reclamation: DeskReclamation;
  /** It was answered, by this clerk or by another one. */
  readonly onChanged: () => void;
  readonly onClosed: () => void;
}

/** The dialog that answers a reclamation. It stays open when the list shows that somebody else has answered. */
export function ReclamationAnswerDialog({ reclamation, onChanged, onClosed }: ReclamationAnswerDialogProps) {
  const flow = useFlow(
    (shop) => provideReclamationAnswer(shop, reclamation, onChanged),
    (shop) => ({ flowId: shop.newFlowId() }),
  );
  useClosing(flow, onClosed);
  return <ReclamationAnswerView actor={flow} reclamation={reclamation} />;
}
