import { Link, useLocation } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { BottomMenu } from '#ui/bottom-bar/bottom-menu.tsx';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { CartCount } from './cart-count.tsx';
import { firstPages } from './menu-pages.ts';
import { useMenuGroups } from './use-menu-groups.ts';

/** The number is at the corner of the icon. */
const countPlace = css({ display: 'flex', position: 'absolute', top: '[0.125rem]', left: '[calc(50% + 0.375rem)]' });

/** The page on which people pay has its own bar with the total at the bottom of the screen. */
const checkout: string = '/app/shopping-cart';

/** The most used pages of the menu, at the bottom of a small screen (SHL-01). */
export function FirstPages() {
  const intl = useIntl();
  const { groups, isKnown } = useMenuGroups();
  const isPaying = useLocation({ select: ({ pathname }) => pathname === checkout });
  if (isPaying) return null;
  return (
    <BottomMenu label={intl.formatMessage({ id: 'shell.firstPages' })}>
      {firstPages(groups).map(({ page, labelId, wordId, Icon }) => {
        const label = intl.formatMessage({ id: labelId });
        const word = intl.formatMessage({ id: wordId });
        return (
          <li key={page} style={hiddenUnless(isKnown)}>
            <Link to={`/app/${page}`} aria-label={word === label ? undefined : label}>
              <Icon aria-hidden="true" />
              <span>{word}</span>
              {page === 'shopping-cart' && <CartCount className={countPlace} />}
            </Link>
          </li>
        );
      })}
    </BottomMenu>
  );
}
