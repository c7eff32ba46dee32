import { useConfiguration } from '#common/configuration.ts';
import { useShop } from '#common/shop-context.tsx';
import { usePermissions } from '#common/use-permissions.ts';
import { menuGroups, type MenuGroup } from './menu-pages.ts';

interface MenuNow {
  readonly groups: readonly MenuGroup[];
  /**
   * Whether the allowed pages are known. Until then all links are hidden: otherwise later links would move while a
   * person presses one.
   */
  readonly isKnown: boolean;
}

/** The pages of the menu for this account. */
export function useMenuGroups(): MenuNow {
  const permissions = usePermissions();
  const groups = menuGroups(permissions ?? [], useConfiguration(), useShop().offers);
  return { groups, isKnown: permissions !== null };
}
