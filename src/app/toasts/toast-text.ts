import type { IntlShape } from 'react-intl';
import { numberedText } from '#common/numbered-text.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';

export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The message as plain text, and whether it may contain markup: as a string, or as parsed tags. */
export function toastText(intl: IntlShape, { messageId: id, values = {}, errorName }: ToastRequest) {
  const text = intl.formatMessage({ id }, values);
  return { html: escapeMarkup(numberedText(errorName, text)), hasMarkup: text.includes('<') || text === id };
}
