import { css, cx } from 'styled-system/css';
import type { ChangeMessage, TicketFareMessage } from '#machines/account/ticket-fare/ticket-fare.messages.ts';
import { quietText } from '#ui/text/quiet.styles.ts';
import { useChangeText, useMessagesText } from './ticket-fare-texts.ts';

interface ChangeNoteProps {
  readonly note: ChangeMessage | null;
  /**
   * The messages that the field above shows as its error. They are announced here, because they appear without any input
   * in that field.
   */
  readonly losses?: readonly TicketFareMessage[];
}

const noteStyles = cx(quietText, css({ marginTop: '2', _empty: { marginTop: '0' } }));
const unseen = css({ srOnly: true });

/** The effect of a changed day or of another ticket, below the field that has changed (TFR-06). */
export function ChangeNote({ note, losses }: ChangeNoteProps) {
  const changeText = useChangeText();
  const messagesText = useMessagesText();
  return (
    <p role="status" className={note === null ? unseen : noteStyles}>
      {note === null ? messagesText(losses ?? []) : changeText(note)}
    </p>
  );
}
