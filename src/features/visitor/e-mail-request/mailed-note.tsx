import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { AreaWith } from '#messages/keys/message-key.ts';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { LinkButton } from '#ui/link-button/link-button.tsx';
import { Hint } from '#ui/text/hint.tsx';

interface MailedNoteProps {
  /** The prefix of the texts' keys. */
  readonly area: AreaWith<'toLogin' | 'correct' | 'sent.text' | 'sent.next'>;
  readonly eMail: string;
  /** Called when the person wants to correct the address. */
  readonly onCorrect: () => void;
  /** Further links, beside the link to log-in. */
  readonly children?: ReactNode;
}

const address = css({ overflowWrap: 'anywhere' });

/** Shows where a mail was sent, what to do next, and links. */
export function MailedNote({ area, eMail, onCorrect, children }: MailedNoteProps) {
  return (
    <Card>
      <p>
        <FormattedMessage id={`${area}.sent.text`} values={{ eMail: <strong className={address}>{eMail}</strong> }} />
      </p>
      <Hint>
        <FormattedMessage id={`${area}.sent.next`} />
      </Hint>
      <ButtonRow>
        <LinkButton href="#/" variant="primary">
          <FormattedMessage id={`${area}.toLogin`} />
        </LinkButton>
        {children}
        <Button variant="quiet" onClick={onCorrect}>
          <FormattedMessage id={`${area}.correct`} />
        </Button>
      </ButtonRow>
    </Card>
  );
}
