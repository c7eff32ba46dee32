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
  readonly Icon: LucideIcon;
}

/** The pages of the side menu in their order (SHL-01). */
const pages: readonly MenuPage[] = [
  { page: 'user-account', labelId: 'shell.account', Icon: UserRound },
  { page: 'family-board', labelId: 'familyBoard.title', Icon: CalendarRange },
  { page: 'assigned-card-list', labelId: 'assignedCards.title', Icon: UsersRound },
  { page: 'managed-card-list', labelId: 'managedCards.title', Icon: IdCard },
  { page: 'card-managing-account-list', labelId: 'managingAccounts.title', Icon: UserKey },
  { page: 'notification-setting', labelId: 'notificationSetting.title', Icon: Bell },
  { page: 'order-list', labelId: 'shell.orders', Icon: ReceiptText },
  { page: 'reclamation-list', labelId: 'reclamations.title', Icon: MessageSquareWarning },
  { page: 'shopping-cart', labelId: 'shell.cart', Icon: ShoppingCart },
  { page: 'my-trail', labelId: 'myTrail.title', Icon: History },
  { page: 'account-setting', labelId: 'accountSetting.title', Icon: Settings },
];

/**
 * The unguarded pages that the operator uses and the back end can answer, and the guarded pages that are allowed.
 * @param offers whether the back end offers an extension
 */
export const menuPages = (
  allowed: readonly GuardedPage[],
  configuration: Pick<SystemConfiguration, 'eshopReclamationEnabled'> | null,
  offers: (extension: Extension) => boolean,
): readonly MenuPage[] =>
  pages.filter(({ page }) => {
    const extension = extensionOfPage(`/app/${page}`);
    if (extension !== undefined && !offers(extension)) return false;
    if (page === 'reclamation-list') return configuration?.eshopReclamationEnabled === true;
    const guarded = guardedPageOf(page);
    return guarded === null || allowed.includes(guarded);
  });
