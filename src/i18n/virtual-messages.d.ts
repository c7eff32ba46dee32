declare module 'virtual:visitor-messages' {
  import type { CompiledTexts } from '#contract/compiled-texts.ts';
  import type { Locale } from '#contract/enumerations.ts';

  const load: Readonly<Record<Locale, () => Promise<{ default: CompiledTexts }>>>;
  export default load;
}

declare module 'virtual:account-messages' {
  export { default } from 'virtual:visitor-messages';
}

declare module 'virtual:customer-messages' {
  export { default } from 'virtual:visitor-messages';
}

declare module 'virtual:other-messages' {
  export { default } from 'virtual:visitor-messages';
}

declare module 'virtual:pass-messages' {
  export { default } from 'virtual:visitor-messages';
}

declare module 'virtual:trail-messages' {
  export { default } from 'virtual:visitor-messages';
}

declare module 'virtual:messages-version' {
  const version: string;
  export default version;
}

declare module 'virtual:language-names' {
  import type { Locale } from '#contract/enumerations.ts';

  const names: Readonly<Record<Locale, string>>;
  export default names;
}

declare module 'virtual:flags' {
  export { default } from 'virtual:language-names';
}
