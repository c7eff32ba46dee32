import { Link } from '@tanstack/react-router';
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { hiddenUnless } from '#ui/room/hidden-unless.ts';
import { menuItem, menuWord } from './menu-item.styles.ts';
import { useMenuGroups } from './use-menu-groups.ts';

const list = css({
  display: 'flex',
  flexDirection: 'column',
  gap: { base: '1', _flat: '0' },
  '& + &': { marginTop: '2', paddingTop: '2', borderTop: 'line' },
});

/** The links of the side menu in groups; the open page is marked. */
export function MenuList({ onFollow }: { readonly onFollow?: () => void }) {
  const intl = useIntl();
  const { groups, isKnown } = useMenuGroups();
  return (
    <div style={hiddenUnless(isKnown)}>
      {groups.map(({ labelId, pages }) => (
        <ul key={labelId} className={list} aria-label={intl.formatMessage({ id: labelId })}>
          {pages.map(({ page, labelId: wordId, Icon }) => (
            <li key={page}>
              <Link to={`/app/${page}`} className={menuItem} onClick={onFollow}>
                <Icon aria-hidden="true" />
                <span className={menuWord} data-word="">
                  {intl.formatMessage({ id: wordId })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </div>
  );
}
