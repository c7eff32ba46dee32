import { useSelector } from '@xstate/react';
import { FormattedMessage } from 'react-intl';
import { css, cx } from 'styled-system/css';
import { useShop } from '#common/shop-context.tsx';
import { quietText } from '#ui/text/quiet.styles.ts';

const block = css({ minWidth: '0', overflow: 'hidden', lineHeight: 'tight' });
const label = cx(quietText, css({ display: 'block' }));
const name = css({ display: 'block', overflow: 'hidden', fontWeight: 'medium', textOverflow: 'ellipsis' });

/** The name of the logged-in account. */
export function AccountName() {
  const username = useSelector(useShop().actor('session'), ({ context }) => context.session?.username ?? '');
  return (
    <p className={block}>
      <span className={label}>
        <FormattedMessage id="shell.loggedInAs" />
      </span>
      <span className={name}>{username}</span>
    </p>
  );
}
