import * as react from 'react/jsx-dev-runtime';
import { ownTexts } from './own-texts.ts';

/** As `jsx` of jsx-runtime.ts, while the shop is developed. */
export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
  react.jsxDEV(type, ownTexts(type, props as object), ...rest);
export { Fragment, type JSX } from 'react/jsx-dev-runtime';
