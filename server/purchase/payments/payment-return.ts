import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { isUtf8 } from 'node:buffer';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { gatewayModules } from '../gateways/gateway-modules.ts';
import { readEither } from '../gateways/windows-1250.ts';

/** The maximum size of a form that a gateway posts (bytes). */
const largestReturn = 64 * 1024;

/** The fields of all gateways, each with the maximum length of its value. */
const knownFields = new Map(gatewayModules.flatMap(({ returnFields }) => Object.entries(returnFields)));

const isPassedOn = (name: string, value: string): boolean => value.length <= (knownFields.get(name) ?? -1);

/** The bytes of a name or value in a query or form, which may be percent-encoded. */
const bytesOf = (part: string): Uint8Array =>
  Buffer.from(
    part
      .replaceAll('+', ' ')
      .replaceAll(/%([\da-f]{2})/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
    'latin1',
  );

/**
 * The gateway's fields in a query or form, in their order and without repetitions. A gateway may encode its texts in
 * Windows-1250, which a browser would decode as UTF-8. Unknown fields and too long values are left out, because anybody
 * can post a form and the redirect would repeat it.
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
 * If the query of a gateway's redirect is not UTF-8, redirects to the same query in UTF-8, so that the shop reads the
 * texts that were signed.
 */
const utf8Return: MiddlewareHandler = (context, next) => {
  const query = new URL(context.req.url).search.slice(1);
  if (isUtf8(bytesOf(query))) return next();
  return Promise.resolve(context.redirect(`/payment-return?${readFields(query).toString()}`, 303));
};

/**
 * Answers a form that the gateway posts through the browser. It redirects to the shop's page with the same fields in the
 * query, so that the page reads them as after a GET.
 */
const postedReturn = (context: Context): Promise<Response> =>
  context.req.text().then((text) => context.redirect(`/payment-return?${readFields(text).toString()}`, 303));

/**
 * The address to which payment gateways redirect the browser. A GET in UTF-8 is not handled here: the shop's page reads
 * its query.
 */
export const paymentReturnApp = (): Hono<AppEnv> =>
  new Hono<AppEnv>().get('/payment-return', utf8Return).post('/payment-return', limitBody(largestReturn), postedReturn);
