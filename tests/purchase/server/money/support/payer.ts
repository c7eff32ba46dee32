import { initPayment, payAgain } from '#contract/endpoints/orders.ts';
import { checkPayment, paymentStatus } from '#contract/endpoints/payments.ts';
import type { InitPayment } from '#contract/entities/payment.ts';
import { required } from '#machines/common/required.ts';
import { ask, askRefused } from './call.ts';
import type { Asked } from './call.ts';
import { newCustomer, pendingOrder } from './customer.ts';
import type { Customer } from './customer.ts';
import { testedGateways } from './gateways.ts';
import type { Shop } from './shop.ts';

/** The payer's choices on the gateway's page. */
export type Choice = 'pay' | 'decline' | 'giveUp' | 'cancel' | 'late' | 'twice' | 'never' | 'forged' | 'again';
export type Fields = Readonly<Record<string, string>>;

export const init = (shop: Shop, { token }: Customer, id: number, again = false): Promise<InitPayment> =>
  ask(shop, again ? payAgain : initPayment, { token, params: { id } });

/** A new customer with an order, and the redirect to the gateway where it is paid. */
export async function beginPayment(shop: Shop) {
  const customer = await newCustomer(shop);
  const { id } = await pendingOrder(shop, customer);
  return { customer, id, begun: await init(shop, customer, id) };
}

/** The id of a payment at its gateway, which the shop's endpoints use. */
export const nameOf = (begun: InitPayment): string =>
  'redirect' in begun ? begun.redirect.payId : begun.form.orderNumber;

const upperCased = (form: object): URLSearchParams =>
  new URLSearchParams(
    Object.entries(form).flatMap(([name, value]) => (typeof value === 'string' ? [[name.toUpperCase(), value]] : [])),
  );

const processAddress = ({ processUrl, redirect }: Extract<InitPayment, { redirect: object }>): string => {
  const { merchantId, payId, dttm, signature } = redirect;
  return [processUrl, ...[merchantId, payId, dttm, signature].map(encodeURIComponent)].join('/');
};

/** Follows the shop's redirect to the gateway; returns the address of the gateway's page. */
export async function goToGateway(begun: InitPayment): Promise<string> {
  const response =
    'redirect' in begun
      ? await fetch(processAddress(begun), { redirect: 'manual' })
      : await fetch(required(begun.processUrl, 'an address'), {
          method: 'POST',
          body: upperCased(begun.form),
          redirect: 'manual',
        });
  const page = response.headers.get('location');
  if (page === null)
    throw new Error(
      `expected a redirect to the gateway's page, got ${String(response.status)} ${await response.text()}`,
    );
  return page;
}

const unescape = (text: string): string =>
  text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&amp;', '&');

/** The hidden fields of each form on a page. */
function formsOf(html: string): Fields[] {
  const inputs = (form: string) => form.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g);
  return html
    .split('<form')
    .slice(1)
    .map((form) => Object.fromEntries([...inputs(form)].map(([, name = '', value = '']) => [name, unescape(value)])));
}

/** Makes a choice on the gateway's page; returns the fields of each return to the shop. */
export async function choose(page: string, action: Choice, delay = 60): Promise<Fields[]> {
  const response = await fetch(page, { method: 'POST', body: new URLSearchParams({ action, delay: String(delay) }) });
  return formsOf(await response.text()).filter((fields) => Object.keys(fields).length > 0);
}

export function returnCall(begun: InitPayment, fields: Fields) {
  const { nameField, returnsInQuery } = testedGateways[required(begun.gateway, 'a gateway')];
  const { [nameField]: id = '', ...query } = fields;
  const params = { id };
  return returnsInQuery
    ? { endpoint: paymentStatus, asked: { params, query } }
    : { endpoint: checkPayment, asked: { params, body: { gpPaymentPayload: fields } } };
}

/** Sends the fields with which the gateway returned the customer, as the shop's return page does. */
export function comeBack(shop: Shop, { token }: Customer, begun: InitPayment, fields: Fields) {
  const { endpoint, asked } = returnCall(begun, fields);
  return ask(shop, endpoint, { token, ...asked });
}

export function comeBackRefused(
  shop: Shop,
  { token }: Customer,
  begun: InitPayment,
  fields: Fields,
  other: Asked = {},
) {
  const { endpoint, asked } = returnCall(begun, fields);
  return askRefused(shop, endpoint, { token, ...asked, ...other });
}

/** Opens the gateway's page, makes a choice, and sends the fields of the first return. */
export async function payBy(shop: Shop, customer: Customer, begun: InitPayment, action: Choice) {
  const [fields = {}] = await choose(await goToGateway(begun), action);
  return comeBack(shop, customer, begun, fields);
}
