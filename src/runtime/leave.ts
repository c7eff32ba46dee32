import type { SystemConfiguration } from '../../contract/entities/configuration.ts';

const isOfGateway = (url: string, configuration: SystemConfiguration | null): boolean =>
  configuration !== null && new URL(url).origin === new URL(configuration.paymentGatewayUrl).origin;

function post(url: string, fields: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

/** An address to open, or a form to post. */
interface Target {
  readonly url: string;
  readonly form?: Readonly<Record<string, string>>;
}

/** Sends the browser to the operator's payment gateway. Throws for any other address. */
export const leaveTo = (target: Target, configuration: SystemConfiguration | null): void => {
  if (!isOfGateway(target.url, configuration)) throw new Error('the address does not belong to the payment gateway');
  if (target.form === undefined) window.location.assign(target.url);
  else post(target.url, target.form);
};
