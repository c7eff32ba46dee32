import { createContext } from 'react';

/**
 * How long a dialog that looked the same has been shown in place of this one, in ms: the animation of its appearance is
 * continued, not repeated. Null = there was no such dialog.
 */
export const Continued = createContext<number | null>(null);
