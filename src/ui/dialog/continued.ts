import { createContext } from 'react';

/** Whether a dialog replaces a dialog that looked the same, so that it appears without an animation. */
export const Continued = createContext(false);
