declare module 'virtual:written-messages' {
  import type { CompiledTexts } from '#contract/compiled-texts.ts';

  const messages: CompiledTexts;
  export default messages;
}

declare module 'virtual:served-messages' {
  import type { Messages } from '#contract/endpoints/i18n.ts';

  const messages: Messages;
  export default messages;
}
