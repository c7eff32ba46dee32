import { Link } from '@tanstack/react-router';
import {
  Bug,
  IdCard,
  Landmark,
  MailX,
  MessageSquareWarning,
  ReceiptText,
  SlidersHorizontal,
  type LucideIcon,
} from 'lucide-react';
import { useContext } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '#common/configuration.ts';
import type { DeskCounts } from '#contract/entities/desk-counts.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { openDeskPages } from '../router/desk-pages.ts';
import type { DeskPage } from '../router/route-guard.ts';
import { DeskCountsContext } from './desk-counts.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: { base: '0', narrow: '1' } });
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  // The words fit beside the logo from 1200 px on in every language.
  paddingX: { base: '2', narrow: '3', desk: '2' },
  fontSize: { base: 's', narrow: 'm' },
  borderRadius: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  '& svg': { display: { base: 'none', narrow: 'block', desk: 'none' }, width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  '&[data-status=active]': {
    color: 'primaryText',
    boxShadow: '[inset 0 -3px {colors.primaryText}]',
    '@media (forced-colors: active)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

/** Above the end of the word, in the space between two words, so that nothing moves when the counts arrive. */
const badgePlace = css({
  position: 'absolute',
  top: '[0.125rem]',
  insetInlineStart: { base: '[calc(100% - 0.75rem)]', narrow: '[calc(100% - 1rem)]', desk: '[calc(100% - 0.75rem)]' },
  zoom: { base: '[0.85]', narrow: '[1]' },
});

interface Look {
  readonly labelId: MessageKey;
  readonly Icon: LucideIcon;
  /** The count of what waits on the page. */
  readonly count?: keyof DeskCounts;
}

const looks: Readonly<Record<DeskPage, Look>> = {
  '/desk/card-applications': { labelId: 'desk.applications', Icon: IdCard, count: 'applications' },
  '/desk/reclamations': { labelId: 'desk.reclamations', Icon: MessageSquareWarning, count: 'reclamations' },
  '/desk/payments': { labelId: 'desk.payments', Icon: Landmark, count: 'payments' },
  '/desk/invoices': { labelId: 'desk.invoices', Icon: ReceiptText, count: 'invoices' },
  '/desk/mails': { labelId: 'desk.mails', Icon: MailX },
  '/desk/failures': { labelId: 'desk.failures', Icon: Bug },
  '/desk/settings': { labelId: 'desk.settings', Icon: SlidersHorizontal },
};

/** How much waits on a page; nothing if nothing waits. */
function Waiting({ count }: { readonly count: number }) {
  const intl = useIntl();
  if (count === 0) return null;
  return (
    <>
      <VisuallyHidden>
        , <FormattedMessage id="desk.waiting" values={{ count }} />
      </VisuallyHidden>
      <span aria-hidden="true" className={badgePlace}>
        <Badge>{intl.formatNumber(count)}</Badge>
      </span>
    </>
  );
}

/** The pages of the desk that the operator uses. The open page is marked, also while a page below it is open. */
export function DeskMenu() {
  const intl = useIntl();
  const counts = useContext(DeskCountsContext);
  return (
    <nav aria-label={intl.formatMessage({ id: 'desk.menu' })}>
      <ul className={list}>
        {openDeskPages(useConfiguration()).map((page) => {
          const { labelId, Icon, count } = looks[page];
          return (
            <li key={page}>
              <Link to={page} className={link}>
                <Icon aria-hidden="true" />
                {intl.formatMessage({ id: labelId })}
                {count !== undefined && counts !== null && <Waiting count={counts[count]} />}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
