import * as react from 'react/jsx-runtime';
import { ownTexts } from './own-texts.ts';

/** The function that compiled JSX calls: React's `jsx` with {@link ownTexts}. */
export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, ownTexts(type, props as object), key);
/** Like {@link jsx}, for an element with several static children. */
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, ownTexts(type, props as object), key);
export { Fragment, type JSX } from 'react/jsx-runtime';
