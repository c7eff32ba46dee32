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
import { useIntl } from 'react-intl';
import { css } from 'styled-system/css';
import { useConfiguration } from '#common/configuration.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { openDeskPages } from '../router/desk-pages.ts';
import type { DeskPage } from '../router/route-guard.ts';

const list = css({ display: 'flex', flexWrap: 'wrap', columnGap: '1', listStyle: 'none' });
const link = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  minHeight: 'target',
  paddingX: '3',
  borderRadius: 'small',
  fontWeight: 'medium',
  whiteSpace: 'nowrap',
  '& svg': { display: { base: 'none', narrow: 'block' }, width: 'icon', height: 'icon' },
  _hover: { backgroundColor: 'leftPanelHover', color: 'onLeftPanelHover' },
  '&[data-status=active]': {
    color: 'primaryText',
    boxShadow: '[inset 0 -3px {colors.primaryText}]',
    '@media (forced-colors: active)': { outline: '[2px solid Highlight]', outlineOffset: '[-2px]' },
  },
});

const looks: Readonly<Record<DeskPage, { readonly labelId: MessageKey; readonly Icon: LucideIcon }>> = {
  '/desk/card-applications': { labelId: 'desk.applications', Icon: IdCard },
  '/desk/reclamations': { labelId: 'desk.reclamations', Icon: MessageSquareWarning },
  '/desk/payments': { labelId: 'desk.payments', Icon: Landmark },
  '/desk/invoices': { labelId: 'desk.invoices', Icon: ReceiptText },
  '/desk/mails': { labelId: 'desk.mails', Icon: MailX },
  '/desk/failures': { labelId: 'desk.failures', Icon: Bug },
  '/desk/settings': { labelId: 'desk.settings', Icon: SlidersHorizontal },
};

/** The pages of the desk that the operator uses. The open page is marked, also while a page below it is open. */
export function DeskMenu() {
  const intl = useIntl();
  return (
    <nav aria-label={intl.formatMessage({ id: 'desk.menu' })}>
      <ul className={list}>
        {openDeskPages(useConfiguration()).map((page) => {
          const { labelId, Icon } = looks[page];
          return (
            <li key={page}>
              <Link to={page} className={link}>
                <Icon aria-hidden="true" />
                {intl.formatMessage({ id: labelId })}
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
