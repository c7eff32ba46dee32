import { useLayoutEffect, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ConfirmationOutput, Question } from '../../../machines/confirmation/confirmation.types.ts';
import type { Perform } from './confirmation.actors.ts';
import { focusHeading } from '../focus-heading.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmationDialog } from './confirmation-dialog.tsx';

interface ButtonWithConfirmationProps {
  /** A message key. */
  readonly label: string;
  readonly question: Question;
  readonly perform: Perform;
  /** It was said yes to: things may stand otherwise now, also where it seemed to fail. */
  readonly onChanged: () => void;
}

/** A button that asks before it acts (CNF-01). The focus returns to it; where it goes away, to the page's heading. */
export function ButtonWithConfirmation({ label, question, perform, onChanged }: ButtonWithConfirmationProps) {
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const own = button.current;
    return () => {
      if (own !== null && own === document.activeElement) focusHeading();
    };
  }, []);
  const close = (output: ConfirmationOutput) => {
    setAsks(false);
    if (output !== 'declined') onChanged();
  };
  return (
    <>
      <Button ref={button} variant="quiet" onClick={() => setAsks(true)}>
        <FormattedMessage id={label} />
      </Button>
      {asks && <ConfirmationDialog question={question} perform={perform} onClosed={close} />}
    </>
  );
}
