declare module 'virtual:pass-messages/*' {
  import type { Messages } from '#contract/endpoints/i18n.ts';

  const messages: Messages;
  export default messages;
}

declare module 'virtual:trail-messages/*' {
  import type { Messages } from '#contract/endpoints/i18n.ts';

  const messages: Messages;
  export default messages;
}

declare module 'virtual:messages/*' {
  import type { Messages } from '#contract/endpoints/i18n.ts';

  const messages: Messages;
  export default messages;
}
