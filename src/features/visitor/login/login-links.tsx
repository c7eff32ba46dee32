import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';

const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '6',
  rowGap: '1',
  listStyle: 'none',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    textDecoration: 'underline',
  },
});

const ways = [
  { path: '#/forgotten-password', textId: 'login.forgottenPassword' },
  { path: '#/registration', textId: 'login.registration' },
  { path: '#/verification', textId: 'login.verification' },
] as const;

/**
 * The links to the other pages for visitors (LOG-02). They are plain links, because log-in is shown before the router is
 * loaded.
 */
export function LoginLinks() {
  return (
    <ul className={list}>
      {ways.map(({ path, textId }) => (
        <li key={path}>
          <a href={path}>
            <FormattedMessage id={textId} />
          </a>
        </li>
      ))}
    </ul>
  );
}
