/** The colours that are the same in all brands: a neutral scale of one hue (210°) and four meanings. */
export const neutral = {
  0: '#ffffff',
  50: '#f6f8fa',
  100: '#eceff3',
  200: '#d9dfe6',
  300: '#bcc6d0',
  400: '#96a3b0',
  500: '#768593',
  600: '#53616f',
  700: '#3d4a57',
  800: '#29343f',
  900: '#16212c',
} as const;

/**
 * `ground` is the background of `text`; `mark` is for icons and borders (3:1 on `ground` and on white), `bright` for
 * icons and borders on a dark background.
 */
export const meanings = {
  info: { ground: '#eaf2fb', text: '#123f6b', mark: '#2467a8', bright: '#7cb6ee' },
  success: { ground: '#e7f5ec', text: '#14532d', mark: '#1b7a43', bright: '#6fcf97' },
  warning: { ground: '#fef4e0', text: '#6b3a04', mark: '#b45309', bright: '#f5b94a' },
  error: { ground: '#fdecec', text: '#8b1a1a', mark: '#c22727', bright: '#ff9c9c' },
} as const;
