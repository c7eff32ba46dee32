import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { LinkButton } from '#ui/link-button/link-button.tsx';

const ways = css({ display: 'grid', gap: '2', textAlign: 'center' });
const list = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  columnGap: '6',
  rowGap: '1',
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 'target',
    textDecoration: 'underline',
  },
});

const others = [
  { path: '#/forgotten-password', textId: 'login.forgottenPassword' },
  { path: '#/verification', textId: 'login.verification' },
] as const;

/**
 * The links to the other pages for visitors (LOG-02). They are plain links, because log-in is shown before the router is
 * loaded.
 */
export function LoginLinks() {
  return (
    <div className={ways}>
      <LinkButton href="#/registration">
        <FormattedMessage id="login.registration" />
      </LinkButton>
      <ul className={list}>
        {others.map(({ path, textId }) => (
          <li key={path}>
            <a href={path}>
              <FormattedMessage id={textId} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
