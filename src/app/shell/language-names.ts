/** Each language's name in that language. */
export const languageNames = {
  cs: 'Čeština',
  en: 'English',
  sk: 'Slovenčina',
  pl: 'Polski',
  ro: 'Română',
} as const;
