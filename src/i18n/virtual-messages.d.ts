declare module 'virtual:messages' {
  import type { Messages } from '#contract/endpoints/i18n.ts';
  import type { Locale } from '#contract/enumerations.ts';

  const load: Readonly<Record<Locale, () => Promise<{ default: Messages }>>>;
  export default load;
}

declare module 'virtual:pass-messages' {
  export { default } from 'virtual:messages';
}

declare module 'virtual:trail-messages' {
  export { default } from 'virtual:messages';
}

declare module 'virtual:language-names' {
  import type { Locale } from '#contract/enumerations.ts';

  const names: Readonly<Record<Locale, string>>;
  export default names;
}

declare module 'virtual:flags' {
  export { default } from 'virtual:language-names';
}
