/** The neutral scale of one hue (210°), the same in all brands. */
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
