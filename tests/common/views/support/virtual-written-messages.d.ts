declare module 'virtual:written-messages' {
  import type { Messages } from '#contract/endpoints/i18n.ts';

  const messages: Messages;
  export default messages;
}
