import { createContext } from 'react';

/** Whether a dialog replaces one that looked the same, so that it appears without an animation. */
export const Continued = createContext(false);
