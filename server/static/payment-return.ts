import type { Context, MiddlewareHandler } from 'hono';
import { readEither } from '../gateways/gp-webpay/windows-1250.ts';

const limit = 64 * 1024;

/** The bytes of a part of a query or a form, which may be percent-encoded. */
const bytesOf = (part: string): Uint8Array =>
  Buffer.from(
    part
      .replaceAll('+', ' ')
      .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

/**
 * The fields of a query or form; a gateway may encode its texts in Windows-1250, which a browser would decode as UTF-8.
 */
function readFields(text: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [name = '', ...value] = pair.split('=');
    fields.append(readEither(bytesOf(name)), readEither(bytesOf(value.join('='))));
  }
  return fields;
}

function isUtf8(query: string): boolean {
  try {
    decodeURIComponent(query);
    return true;
  } catch {
    return false;
  }
}

/**
 * Redirects a return whose query is not UTF-8 to the same query in UTF-8, so that the shop reads the texts that were
 * signed.
 */
export const utf8Return: MiddlewareHandler = (context, next) => {
  const query = new URL(context.req.url).search.slice(1);
  if (isUtf8(query) || query.length > limit) return next();
  return Promise.resolve(context.redirect(`/payment-return?${readFields(query).toString()}`, 303));
};

/**
 * Answers a return by a posted form: redirects to the page with the fields in the query, unchanged and in their order,
 * where the shop reads them like those of a return by GET.
 */
export async function postedReturn(context: Context): Promise<Response> {
  if (Number(context.req.header('content-length') ?? 0) > limit) return context.text('The form is too large.', 413);
  const fields = readFields(await context.req.text());
  return context.redirect(`/payment-return?${fields.toString()}`, 303);
}
