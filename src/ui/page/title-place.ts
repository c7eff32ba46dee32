import { createContext } from 'react';

/**
 * The element of the top bar that shows the page's title; `null` until it is mounted. Undefined if there is no such bar:
 * then the title is above the content.
 */
export const TitlePlace = createContext<HTMLElement | null | undefined>(undefined);
