import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFocusWhenGone } from '../../../common/use-focus-when-gone.ts';
import { Button } from '../../../ui/button/button.tsx';

/** Opens the dialog that answers a reclamation. It disappears with the answer; the focus then goes to the heading. */
export function AnswerButton({ onPress }: { readonly onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(button);
  return (
    <Button ref={button} variant="quiet" onClick={onPress}>
      <FormattedMessage id="reclamationAnswer.open" />
    </Button>
  );
}
