import type { MessageKey } from '#messages/keys/message-key.ts';

declare global {
  namespace FormatjsIntl {
    /** Makes react-intl accept only keys of texts. */
    interface Message {
      ids: MessageKey;
    }
  }
}
