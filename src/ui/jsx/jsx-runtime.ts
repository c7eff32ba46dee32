import * as react from 'react/jsx-runtime';
import { ownTexts } from './own-texts.ts';

/** What the compiler makes of an element of JSX: that of React, with {@link ownTexts}. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, ownTexts(type, props as object), key);
/** As {@link jsx}, for children that are written one after another. */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, ownTexts(type, props as object), key);
export { Fragment, type JSX } from 'react/jsx-runtime';
