import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { belowWaiting } from '#ui/room/below-waiting.styles.ts';
import { IfOffered } from './if-offered.tsx';

const linkStyles = css({ color: 'primaryText', textDecoration: 'underline' });

/** A link to the page about who has access to the account, and what has happened to it (TRL-01, TRL-02). */
export function TrailLink() {
  return (
    <IfOffered extension="trail">
      <p className={belowWaiting}>
        <a className={linkStyles} href="#/app/my-trail">
          <FormattedMessage id="myTrail.link" />
        </a>
      </p>
    </IfOffered>
  );
}
