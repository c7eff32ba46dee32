import { Hono } from 'hono';
import type { Context, MiddlewareHandler } from 'hono';
import { isUtf8 } from 'node:buffer';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { AppEnv } from '../../platform/http/app-env.ts';
import { limitBody } from '../../platform/http/limit-body.ts';
import { pageAddress } from '../../platform/static/page-address.ts';
import { gatewayModules } from '../gateways/gateway-modules.ts';
import { readEither } from '../gateways/windows-1250.ts';

type ShopAddress = Pick<Configuration, 'publicUrl' | 'shopUrl'>;

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

/** The shop's page for the fields of a return. */
const pageOf = (configuration: ShopAddress, fields: URLSearchParams): string =>
  pageAddress(configuration, `/payment-return?${fields.toString()}`);

/**
 * If another server serves the shop's pages, redirects there. If the query of a gateway's redirect is not UTF-8,
 * redirects to the same query in UTF-8, so that the shop reads the texts that were signed.
 */
const redirectedReturn =
  (configuration: ShopAddress): MiddlewareHandler =>
  (context, next) => {
    const query = new URL(context.req.url).search.slice(1);
    const isOwnPage = configuration.shopUrl === configuration.publicUrl;
    if (isOwnPage && isUtf8(bytesOf(query))) return next();
    return Promise.resolve(context.redirect(pageOf(configuration, readFields(query)), 303));
  };

/**
 * Answers a form that the gateway posts through the browser. It redirects to the shop's page with the same fields in the
 * query, so that the page reads them as after a GET.
 */
const postedReturn = (configuration: ShopAddress) => async (context: Context) =>
  context.redirect(pageOf(configuration, readFields(await context.req.text())), 303);

/**
 * The address to which payment gateways redirect the browser. It is always an address of this server, since a server of
 * static files refuses posted forms. A GET in UTF-8 is not handled here if this server serves the shop's page, which
 * reads the query itself.
 */
export const paymentReturnApp = (configuration: ShopAddress): Hono<AppEnv> =>
  new Hono<AppEnv>()
    .get('/payment-return', redirectedReturn(configuration))
    .post('/payment-return', limitBody(largestReturn), postedReturn(configuration));
