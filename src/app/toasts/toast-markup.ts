import purify from 'dompurify';
import type { IntlShape } from 'react-intl';
import type { ToastRequest } from '../../../machines/toasts/toasts.types.ts';
import { escapeMarkup } from './toast-text.ts';

const tags = ['b', 'strong', 'em'];

/** Tags of a parsed text; one that came whole has them in its letters. */
const writeTags = Object.fromEntries(
  tags.map((tag) => [tag, (parts: readonly string[]) => `<${tag}>${parts.join('')}</${tag}>`]),
);

const allowed = { ALLOWED_TAGS: [...tags, 'br', 'a'], ALLOWED_ATTR: ['href'] };

/** A message with its markup, made safe (TST-01). What is put into the message is text, whatever it looks like. */
export function toastMarkup(intl: IntlShape, { messageId: id, values = {} }: ToastRequest): string {
  const texts = Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? escapeMarkup(value) : value]),
  );
  return purify.sanitize(intl.formatMessage({ id }, { ...texts, ...writeTags }), allowed);
}
