import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useOpenerOf } from '#common/dialog-entries/use-named-dialog.ts';
import { useFocusWhenGone } from '#common/use-focus-when-gone.ts';
import { Button } from '#ui/button/button.tsx';

interface AnswerButtonProps {
  /** The name of the dialog in the address. */
  readonly name: string;
  readonly onPress: () => void;
}

/**
 * Opens the dialog that answers a reclamation. The button is removed after the answer; then the heading gets the focus.
 */
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
