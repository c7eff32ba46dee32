/** The languages' own names for themselves. */
export const languageNames = {
  cs: 'Čeština',
  en: 'English',
  sk: 'Slovenčina',
  pl: 'Polski',
  ro: 'Română',
} as const;
