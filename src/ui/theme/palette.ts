/**
 * The colours of the four meanings, the same in all brands. `ground` is the background of `text`; `mark` is for icons and borders (3:1 on `ground` and on white), `bright` for
 * icons and borders on a dark background.
 */
export const meanings = {
  info: { ground: '#eaf2fb', text: '#123f6b', mark: '#2467a8', bright: '#7cb6ee' },
  success: { ground: '#e7f5ec', text: '#14532d', mark: '#1b7a43', bright: '#6fcf97' },
  warning: { ground: '#fef4e0', text: '#6b3a04', mark: '#b45309', bright: '#f5b94a' },
  error: { ground: '#fdecec', text: '#8b1a1a', mark: '#c22727', bright: '#ff9c9c' },
} as const;
