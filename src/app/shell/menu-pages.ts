import {
  Bell,
  CalendarRange,
  History,
  IdCard,
  MessageSquareWarning,
  ReceiptText,
  Settings,
  ShoppingCart,
  UserKey,
  UserRound,
  UsersRound,
  type LucideIcon,
} from 'lucide-react';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { Extension } from '#contract/extensions.ts';
import { guardedPageOf, type GuardedPage } from '#contract/guarded-pages.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { extensionOfPage } from '../router/extension-of-page.ts';

export interface MenuPage {
  /** The last part of the page's path, after `/app/`. */
  readonly page:
    | GuardedPage
    | 'user-account'
    | 'family-board'
    | 'order-list'
    | 'reclamation-list'
    | 'shopping-cart'
    | 'my-trail'
    | 'account-setting';
  readonly labelId: MessageKey;
  /** The word in the menu at the bottom of a small screen; only pages that may be in it have one. */
  readonly wordId?: MessageKey;
  readonly Icon: LucideIcon;
}

/** Pages about the same matter. */
export interface MenuGroup {
  readonly labelId: MessageKey;
  readonly pages: readonly MenuPage[];
}

/** The pages of the side menu in their order (SHL-01). */
const groups: readonly MenuGroup[] = [
  {
    labelId: 'shell.group.travel',
    pages: [
      { page: 'user-account', labelId: 'shell.account', wordId: 'shell.account', Icon: UserRound },
      { page: 'family-board', labelId: 'familyBoard.title', wordId: 'shell.word.familyBoard', Icon: CalendarRange },
    ],
  },
  {
    labelId: 'shell.group.people',
    pages: [
      {
        page: 'assigned-card-list',
        labelId: 'assignedCards.title',
        wordId: 'shell.word.assignedCards',
        Icon: UsersRound,
      },
      { page: 'managed-card-list', labelId: 'managedCards.title', Icon: IdCard },
      { page: 'card-managing-account-list', labelId: 'managingAccounts.title', Icon: UserKey },
      { page: 'notification-setting', labelId: 'notificationSetting.title', Icon: Bell },
    ],
  },
  {
    labelId: 'shell.group.orders',
    pages: [
      { page: 'order-list', labelId: 'shell.orders', wordId: 'shell.orders', Icon: ReceiptText },
      { page: 'reclamation-list', labelId: 'reclamations.title', Icon: MessageSquareWarning },
      { page: 'shopping-cart', labelId: 'shell.cart', wordId: 'shell.cart', Icon: ShoppingCart },
    ],
  },
  {
    labelId: 'shell.group.account',
    pages: [
      { page: 'my-trail', labelId: 'myTrail.title', Icon: History },
      { page: 'account-setting', labelId: 'accountSetting.title', wordId: 'shell.word.accountSetting', Icon: Settings },
    ],
  },
];

/**
 * The unguarded pages that the operator uses and the back end can answer, and the guarded pages that are allowed.
 * @param offers whether the back end offers an extension
 */
export function menuGroups(
  allowed: readonly GuardedPage[],
  configuration: Pick<SystemConfiguration, 'eshopReclamationEnabled'> | null,
  offers: (extension: Extension) => boolean,
): readonly MenuGroup[] {
  const isShown = ({ page }: MenuPage): boolean => {
    const extension = extensionOfPage(`/app/${page}`);
    if (extension !== undefined && !offers(extension)) return false;
    if (page === 'reclamation-list') return configuration?.eshopReclamationEnabled === true;
    const guarded = guardedPageOf(page);
    return guarded === null || allowed.includes(guarded);
  };
  return groups
    .map(({ labelId, pages }) => ({ labelId, pages: pages.filter(isShown) }))
    .filter(({ pages }) => pages.length > 0);
}

/** How many links have room side by side on a phone. */
const most = 5;

/** The first pages of the menu that people use most, for the menu at the bottom of a small screen. */
export const firstPages = (shown: readonly MenuGroup[]) =>
  shown
    .flatMap(({ pages }) => pages)
    .flatMap(({ wordId, ...page }) => (wordId === undefined ? [] : [{ ...page, wordId }]))
    .slice(0, most);
