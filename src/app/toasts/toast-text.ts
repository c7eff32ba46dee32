import type { IntlShape } from 'react-intl';
import { numberedText } from '#common/numbered-text.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';

export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/**
 * `html`: the message as escaped text. `hasMarkup`: whether the message may contain HTML: tags as plain text, or parsed
 * tags, for which `formatMessage` returns the id.
 */
export function toastText(intl: IntlShape, { messageId: id, values = {}, errorName }: ToastRequest) {
  const text = intl.formatMessage({ id }, values);
  return { html: escapeMarkup(numberedText(errorName, text)), hasMarkup: text.includes('<') || text === id };
}
