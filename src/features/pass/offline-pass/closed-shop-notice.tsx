import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import type { KeyAfter } from '#messages/keys/message-key.ts';

/** What works while the shop cannot be reached. */
export interface ClosedShop {
  /** The browser has stored the page that checks passes. */
  readonly canCheck: boolean;
}

interface ClosedShopNoticeProps extends ClosedShop {
  /** A pass is shown below, or the page is still reading it. */
  readonly hasPass: boolean;
}

/** Low, so that the code of the pass remains on the first screen of a telephone. */
const box = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  paddingX: '4',
  paddingTop: { base: '2', narrow: '0' },
  borderRadius: 'small',
  borderLeft: '[4px solid]',
  borderColor: 'info.mark',
  backgroundColor: 'info.ground',
  color: 'info.text',
  '& a': { paddingY: '[0.625rem]', fontWeight: 'bold', textDecoration: 'underline' },
});

const links = css({ display: 'flex', flexWrap: 'wrap', columnGap: '5' });

/** Said instead of the shop: it needs a network, and what works without one. */
export function ClosedShopNotice({ canCheck, hasPass }: ClosedShopNoticeProps) {
  const intl = useIntl();
  const text = (id: KeyAfter<'closedShop.'>) => intl.formatMessage({ id: `closedShop.${id}` });
  return (
    <div className={box} data-edge="">
      <p>
        {text('text')}
        {hasPass && ` ${text('pass')}`}
      </p>
      <div className={links}>
        <a href="/">{text('retry')}</a>
        {canCheck && <a href="/verify-pass">{text('check')}</a>}
      </div>
    </div>
  );
}
