import { useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { DeskReclamation } from '../../../../contract/entities/reclamation.ts';
import { useClosing } from '../../../common/use-closing.ts';
import { useFlow } from '../../../common/use-flow.ts';
import { useFocusWhenGone } from '../../../common/use-focus-when-gone.ts';
import { Button } from '../../../ui/button/button.tsx';
import { ReclamationAnswerView } from './reclamation-answer-view.tsx';
import { provideReclamationAnswer } from './reclamation-answer.actors.ts';

interface AnswerButtonProps {
  readonly reclamation: DeskReclamation;
  /** It was answered, by this clerk or by another one. */
  readonly onChanged: () => void;
}

function AnswerDialog({ reclamation, onChanged, onClosed }: AnswerButtonProps & { readonly onClosed: () => void }) {
  const flow = useFlow(
    (shop) => provideReclamationAnswer(shop, reclamation, onChanged),
    (shop) => ({ flowId: shop.newFlowId() }),
  );
  useClosing(flow, onClosed);
  return <ReclamationAnswerView actor={flow} reclamation={reclamation} />;
}

/** Opens the dialog that answers a complaint. */
export function AnswerButton({ reclamation, onChanged }: AnswerButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(button);
  return (
    <>
      <Button ref={button} variant="quiet" onClick={() => setOpen(true)}>
        <FormattedMessage id="reclamationAnswer.open" />
      </Button>
      {isOpen && <AnswerDialog reclamation={reclamation} onChanged={onChanged} onClosed={() => setOpen(false)} />}
    </>
  );
}
