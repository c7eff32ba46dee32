import purify from 'dompurify';
import type { IntlShape } from 'react-intl';
import { numberedText } from '#common/numbered-text.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';
import { escapeMarkup } from './toast-text.ts';

const tags = ['b', 'strong', 'em'];

/**
 * Formatters that write the tags of a parsed text back as HTML. A text that is a plain string still contains its tags.
 */
const writeTags = Object.fromEntries(
  tags.map((tag) => [tag, (parts: readonly string[]) => `<${tag}>${parts.join('')}</${tag}>`]),
);

const allowed = { ALLOWED_TAGS: [...tags, 'br', 'a'], ALLOWED_ATTR: ['href'] };

/** A message as sanitised HTML (TST-01). Values inserted into the message are always plain text. */
export function toastMarkup(intl: IntlShape, { messageId: id, values = {}, errorName }: ToastRequest): string {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? escapeMarkup(value) : value]),
  );
  const text = intl.formatMessage({ id }, { ...texts, ...writeTags });
  return purify.sanitize(numberedText(errorName, text), allowed);
}
