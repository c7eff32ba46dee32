import { createContext } from 'react';

/**
 * The element of the top bar in which the page's title is shown; `null` until it is mounted. Undefined if there is no
 * such bar: the title is above the content.
 */
export const TitlePlace = createContext<HTMLElement | null | undefined>(undefined);
