import * as react from 'react/jsx-dev-runtime';
import { ownTexts } from './own-texts.ts';

/** Like `jsx` of jsx-runtime.ts, for development. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, ownTexts(type, props as object), ...rest);
export { Fragment, type JSX } from 'react/jsx-dev-runtime';
