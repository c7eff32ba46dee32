import { createContext } from 'react';

/**
 * Where a page's title is shown when not above its matter: an element of the top bar, `null` until that is there.
 * Undefined where no bar shows titles.
 */
export const TitlePlace = createContext<HTMLElement | null | undefined>(undefined);
