import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { isUtf8 } from 'node:buffer';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { csobFields } from '../gateways/csob/csob-text.ts';
import { gpReturnFields } from '../gateways/gp-webpay/gp-text.ts';
import { readEither } from '../gateways/gp-webpay/windows-1250.ts';

/** The largest form that a gateway posts (bytes). */
const largestReturn = 64 * 1024;

const usualLength = 400;
/** Fields whose values are longer than usual (docs/gateway-messages.md). */
const lengths: Readonly<Record<string, number>> = { DIGEST: 2000, DIGEST1: 2000, ADDINFO: 4000 };
const knownFields = new Set<string>([...csobFields.return, 'signature', ...gpReturnFields, 'DIGEST', 'DIGEST1']);

const isPassedOn = (name: string, value: string): boolean =>
  knownFields.has(name) && value.length <= (lengths[name] ?? usualLength);

/** The bytes of a part of a query or a form, which may be percent-encoded. */
const bytesOf = (part: string): Uint8Array =>
  Buffer.from(
    part
      .replaceAll('+', ' ')
      .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

/**
 * The fields of a gateway in a query or form, each once, in their order. A gateway may encode its texts in
 * Windows-1250, which a browser would decode as UTF-8. A field that no gateway sends, or a longer one, is left out: the
 * answer repeats nothing that anybody could have posted.
 */
function readFields(text: string): URLSearchParams {
  const fields = new URLSearchParams();
  for (const pair of text.split('&').filter((part) => part !== '')) {
    const [name = '', ...value] = pair.split('=');
    const read = { name: readEither(bytesOf(name)), value: readEither(bytesOf(value.join('='))) };
    if (isPassedOn(read.name, read.value) && !fields.has(read.name)) fields.set(read.name, read.value);
  }
  return fields;
}

/**
 * Redirects a return whose query is not UTF-8 to the same query in UTF-8, so that the shop reads the texts that were
 * signed.
 */
const utf8Return: MiddlewareHandler = (context, next) => {
  const query = new URL(context.req.url).search.slice(1);
  if (isUtf8(bytesOf(query))) return next();
  return Promise.resolve(context.redirect(`/payment-return?${readFields(query).toString()}`, 303));
};

/**
 * Answers a return by a posted form: redirects to the page with the gateway's fields in the query, unchanged, where the
 * shop reads them like those of a return by GET.
 */
const postedReturn = (context: Context): Promise<Response> =>
  context.req.text().then((text) => context.redirect(`/payment-return?${readFields(text).toString()}`, 303));

/** The address that payment gateways return to. What is in UTF-8 is answered by the shop's page, which reads it. */
export const paymentReturnApp = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/payment-return', utf8Return).post('/payment-return', limitBody(largestReturn), postedReturn);
