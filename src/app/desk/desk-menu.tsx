import { Link, useLocation } from '@tanstack/react-router';
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
import { useContext, useLayoutEffect, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '#common/configuration.ts';
import type { DeskCounts } from '#contract/entities/desk-counts.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { showInLine } from '#ui/tabs/show-in-line.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { openDeskPages } from '../router/desk-pages.ts';
import type { DeskPage } from '../router/route-guard.ts';
import { DeskCountsContext } from './desk-counts.ts';

/**
 * One line, which scrolls if the words do not fit, so that its height does not depend on the language. On narrow screens
 * it is as wide as the screen. A shadow is at the end where the line continues: the line's own ground, which scrolls with
 * the words, hides it at the last word.
 */
const list = css({
  display: 'flex',
  columnGap: '1',
  overflowX: 'auto',
  paddingX: { base: '[calc({spacing.edge} - {spacing.3})]', wide: '5', desk: '0' },
  scrollPaddingInline: '[2rem]',
  scrollbarWidth: '[none]',
  background:
    '[linear-gradient(to right, {colors.surface} 40%, transparent) left / 2rem 100% no-repeat local, linear-gradient(to left, {colors.surface} 40%, transparent) right / 2rem 100% no-repeat local, linear-gradient(to right, {colors.neutral.200}, transparent) left / 0.75rem 100% no-repeat, linear-gradient(to left, {colors.neutral.200}, transparent) right / 0.75rem 100% no-repeat]',
});
const item = css({ flexShrink: '0' });
const link = css({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  height: 'target',
  paddingX: '3',
  borderRadius: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  '& svg': { display: { base: 'none', wide: 'block', desk: 'none' }, width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  _focusVisible: { outlineOffset: '[-3px]' },
  '&[data-status=active]': {
    color: 'primaryText',
    boxShadow: '[inset 0 -3px {colors.primaryText}]',
    '@media (forced-colors: active)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

/** After the end of the word, in the space between two words, so that nothing moves when the counts arrive. */
const badgePlace = css({
  position: 'absolute',
  top: '[0.125rem]',
  insetInlineStart: '[calc(100% - {spacing.3})]',
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
  const path = useLocation({ select: ({ pathname }) => pathname });
  const line = useRef<HTMLUListElement>(null);
  const pages = openDeskPages(useConfiguration());
  const open = pages.find((page) => path.startsWith(page));
  useLayoutEffect(() => {
    if (open !== undefined) showInLine(line.current, `[href$="${open}"]`);
  }, [open]);
  return (
    <nav aria-label={intl.formatMessage({ id: 'desk.menu' })}>
      <ul ref={line} className={list}>
        {pages.map((page) => {
          const { labelId, Icon, count } = looks[page];
          return (
            <li key={page} className={item}>
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
