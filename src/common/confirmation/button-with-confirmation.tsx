import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { ConfirmationOutput, Question } from '#machines/common/confirmation/confirmation.types.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { quietButton, type TableButton } from '#ui/table/table-buttons.tsx';
import { useFocusWhenGone } from '../use-focus-when-gone.ts';
import { ConfirmationDialog } from './confirmation-dialog.tsx';
import type { Perform } from './confirmation.actors.ts';

interface ButtonWithConfirmationProps {
  /** The key of the button's text. */
  readonly label: MessageKey;
  /** Renders the button. Without this property, a quiet button is rendered. */
  readonly button?: TableButton | undefined;
  readonly question: Question;
  readonly perform: Perform;
  /** Called after a confirmed action has ended, also after a failure, because the data may have changed. */
  readonly onChanged: () => void;
}

/**
 * A button that asks for confirmation before it acts (CNF-01). Afterwards the focus returns to the button; if the
 * button has disappeared, to the page's heading.
 */
export function ButtonWithConfirmation(props: ButtonWithConfirmationProps) {
  const { label, button: draw = quietButton, question, perform, onChanged } = props;
  const intl = useIntl();
  const [asks, setAsks] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useFocusWhenGone(button);
  const close = (output: ConfirmationOutput) => {
    setAsks(false);
    if (output !== 'declined') onChanged();
  };
  return (
    <>
      {draw({ label: intl.formatMessage({ id: label }), ref: button, onPress: () => setAsks(true) })}
      {asks && <ConfirmationDialog question={question} perform={perform} onClosed={close} />}
    </>
  );
}
