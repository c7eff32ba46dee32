const isOfGateway = (url: string, gateway: string | null): boolean =>
  gateway !== null && new URL(url).origin === new URL(gateway).origin;

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

/** Sends the browser to one of the operator's gateways, whose address the shop knows. Throws for any other address. */
export const leaveTo = (target: Target, gateway: string | null): void => {
  if (!isOfGateway(target.url, gateway)) throw new Error('the address does not belong to the gateway');
  if (target.form === undefined) window.location.assign(target.url);
  else post(target.url, target.form);
};

/** Like {@link leaveTo}; resolves when the browser shows this page again without a reload (back-forward cache). */
export const leaveUntilBack = (target: Target, gateway: string | null, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) resolve();
    };
    window.addEventListener('pageshow', onPageShow, { signal });
    leaveTo(target, gateway);
  });
