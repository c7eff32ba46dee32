import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import { useFocusWhenGone } from '#common/use-focus-when-gone.ts';
import { Button } from '#ui/button/button.tsx';

interface AnswerButtonProps {
  /** What the address calls the dialog. */
  readonly name: string;
  readonly onPress: () => void;
}

/** Opens the dialog that answers a reclamation. It disappears with the answer; the focus then goes to the heading. */
export function AnswerButton({ name, onPress }: AnswerButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(button);
  useOpenerOf(name, onPress);
  return (
    <Button ref={button} variant="quiet" onClick={onPress}>
      <FormattedMessage id="reclamationAnswer.open" />
    </Button>
  );
}
