import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';

const ways = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '5',
  fontSize: 's',
  '& a': {
    display: 'inline-block',
    paddingY: '1',
    color: 'primaryText',
    textDecoration: 'underline',
  },
});

/** Links for a person who already has an account: forgotten password, and a new verification mail. */
export function ExistingAccountLinks() {
  return (
    <ul className={ways}>
      <li>
        <a href="#/forgotten-password">
          <FormattedMessage id="registration.toForgottenPassword" />
        </a>
      </li>
      <li>
        <a href="#/verification">
          <FormattedMessage id="registration.sendAgain" />
        </a>
      </li>
    </ul>
  );
}
