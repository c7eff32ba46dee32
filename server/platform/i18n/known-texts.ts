/**
 * Whether this server takes into account which texts a page needs and has. A back end with the specified calls only may
 * always send all texts (docs/own-back-end.md); this server does so if it offers no extension.
 */
export const leavesOutKnownTexts = ({ extensions }: { readonly extensions: readonly string[] }): boolean =>
  extensions.length > 0;
