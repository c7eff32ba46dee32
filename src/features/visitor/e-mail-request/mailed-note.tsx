import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { Button } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { LinkButton } from '../../../ui/link-button/link-button.tsx';

interface MailedNoteProps {
  /** The first part of the keys of the texts. */
  readonly area: string;
  readonly eMail: string;
  /** The address is not the right one. */
  readonly onCorrect: () => void;
  /** Further ways on, beside log-in. */
  readonly children?: ReactNode;
}

const address = css({ overflowWrap: 'anywhere' });
const quiet = css({ color: 'inkSoft', fontSize: 's' });
const ways = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' });

/** Where a mail went, what to do next, and the ways on. */
export function MailedNote({ area, eMail, onCorrect, children }: MailedNoteProps) {
  return (
    <Card>
      <p>
        <FormattedMessage id={`${area}.sent.text`} values={{ eMail: <strong className={address}>{eMail}</strong> }} />
      </p>
      <p className={quiet}>
        <FormattedMessage id={`${area}.sent.next`} />
      </p>
      <div className={ways}>
        <LinkButton href="#/" variant="primary">
          <FormattedMessage id={`${area}.toLogin`} />
        </LinkButton>
        {children}
        <Button variant="quiet" onClick={onCorrect}>
          <FormattedMessage id={`${area}.correct`} />
        </Button>
      </div>
    </Card>
  );
}
