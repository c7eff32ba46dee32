import type { IntlShape } from 'react-intl';
import type { ToastRequest } from '../../../machines/toasts/toasts.types.ts';

export const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** A message as it is without its markup, and whether it seems to have some: in its letters, or as tags to be written. */
export function toastText(intl: IntlShape, { messageId: id, values = {} }: ToastRequest) {
  const text = intl.formatMessage({ id }, values);
  return { html: escapeMarkup(text), hasMarkup: text.includes('<') || text === id };
}
