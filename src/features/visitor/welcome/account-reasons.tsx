import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';

const reasons = ['tickets', 'family', 'reminders'] as const;

const panel = css({
  display: 'flex',
  flexDirection: 'column',
  gap: '6',
  padding: { base: '4', narrow: '6', wide: '8' },
  borderRadius: 'large',
  backgroundColor: 'primarySystem',
  color: 'onPrimarySystem',
});
/** The server names the picture of the network; a page that another server serves shows none. */
const network = css({
  display: { base: 'none', wide: 'block', _forced: 'none' },
  flex: '1',
  minHeight: '[18rem]',
  background: '[var(--network, none) center / contain no-repeat]',
});
const heading = css({ fontSize: 'l', fontWeight: 'bold', lineHeight: 'tight' });
const list = css({ display: 'grid', gap: '4' });
const name = css({ fontWeight: 'bold' });

/** Three reasons to have an account, below the operator's network, in the brand's colour (LOG-03). */
export function AccountReasons() {
  return (
    <aside className={panel} aria-labelledby="account-reasons">
      <div className={network} />
      <h2 id="account-reasons" className={heading}>
        <FormattedMessage id="login.reasons" />
      </h2>
      <ul className={list}>
        {reasons.map((reason) => (
          <li key={reason}>
            <p className={name}>
              <FormattedMessage id={`login.reasons.${reason}`} />
            </p>
            <p>
              <FormattedMessage id={`login.reasons.${reason}.text`} />
            </p>
          </li>
        ))}
      </ul>
    </aside>
  );
}
