import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ConfirmationOutput, Question } from '#machines/common/confirmation/confirmation.types.ts';
import { useFlow } from '../use-flow.ts';
import { ConfirmationView } from './confirmation-view.tsx';
import { provideConfirmation, type Perform } from './confirmation.actors.ts';

interface ConfirmationDialogProps {
  readonly question: Question;
  readonly perform: Perform;
  readonly onClosed: (output: ConfirmationOutput) => void;
}

/**
 * Asks for confirmation (CNF-01). The dialog is open while it is mounted; later changes of `question` and `perform`
 * have no effect.
 */
export function ConfirmationDialog({ question, perform, onClosed }: ConfirmationDialogProps) {
  const actor = useFlow(
    (shop) => provideConfirmation(shop, perform),
    () => ({ question }),
  );
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output !== undefined) onClosed(output);
  }, [output, onClosed]);
  return <ConfirmationView actor={actor} />;
}
