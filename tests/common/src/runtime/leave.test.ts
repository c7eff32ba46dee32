// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { leaveTo, leaveUntilBack } from '#runtime/leave.ts';

const gateway = 'https://gateway.example/pay';

/** Records the forms that are posted: address, method, and the fields with their types. */
function recordForms() {
  const forms: unknown[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(this: HTMLFormElement) {
    const fields = [...this.elements].map((field) => {
      const { name, value, type } = field as HTMLInputElement;
      return [name, value, type];
    });
    forms.push({ address: this.action, method: this.method, fields, inPage: this.isConnected });
  });
  return forms;
}

describe('leaving for a gateway', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    document.body.replaceChildren();
  });

  it('posts the fields of a form', () => {
    const forms = recordForms();
    leaveTo({ url: 'https://gateway.example/pgw/order.do', form: { AMOUNT: '55000', DIGEST: 'a+b=' } }, gateway);
    expect(forms).toEqual([
      {
        address: 'https://gateway.example/pgw/order.do',
        method: 'post',
        fields: [
          ['AMOUNT', '55000', 'hidden'],
          ['DIGEST', 'a+b=', 'hidden'],
        ],
        inPage: true,
      },
    ]);
  });

  it('opens an address', () => {
    const assign = vi.fn();
    vi.stubGlobal('window', { location: { assign } });
    leaveTo({ url: 'https://gateway.example/pay/1?a=b' }, gateway);
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://gateway.example/pay/1?a=b');
  });

  it.each([
    'https://gateway.example.evil.example/pay',
    'http://gateway.example/pay',
    'https://gateway.example:8443/pay',
    'https://evil.example/?https://gateway.example/pay',
    'javascript:alert(1)',
  ])('refuses %s', (url) => {
    const forms = recordForms();
    const refused = 'the address does not belong to the gateway';
    expect(() => leaveTo({ url, form: {} }, gateway)).toThrow(refused);
    expect(() => leaveTo({ url }, gateway)).toThrow(refused);
    expect(forms).toEqual([]);
  });

  it('refuses every address while the gateway is unknown', () => {
    expect(() => leaveTo({ url: 'https://gateway.example/pay' }, null)).toThrow(/does not belong/);
  });

  it('ends when the browser shows the same page again, not when it shows the page for the first time', async () => {
    recordForms();
    const back = vi.fn();
    const { signal } = new AbortController();
    const waiting = leaveUntilBack({ url: 'https://gateway.example/pay', form: {} }, gateway, signal).then(back);
    const show = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    show(false);
    await Promise.resolve();
    expect(back).not.toHaveBeenCalled();
    show(true);
    await waiting;
    expect(back).toHaveBeenCalledOnce();
  });

  it('does not start for an address that is refused', async () => {
    const { signal } = new AbortController();
    await expect(leaveUntilBack({ url: 'https://evil.example' }, gateway, signal)).rejects.toThrow(/does not belong/);
  });
});
