import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { ConfirmationOutput, Question } from '../../../machines/confirmation/confirmation.types.ts';
import { provideConfirmation, type Perform } from './confirmation.actors.ts';
import { useShop } from '../shop-context.tsx';
import { ConfirmationView } from './confirmation-view.tsx';

interface ConfirmationDialogProps {
  readonly question: Question;
  readonly perform: Perform;
  readonly onClosed: (output: ConfirmationOutput) => void;
}

/** Asks before something is done (CNF-01); it is open for as long as it stands, and one question counts. */
export function ConfirmationDialog({ question, perform, onClosed }: ConfirmationDialogProps) {
  const shop = useShop();
  const [machine] = useState(() => provideConfirmation(shop, perform));
  const actor = useActorRef(machine, { input: { question }, inspect: shop.log.inspect });
  const output = useSelector(actor, (snapshot) => snapshot.output);
  useEffect(() => {
    if (output !== undefined) onClosed(output);
  }, [output, onClosed]);
  return <ConfirmationView actor={actor} />;
}
