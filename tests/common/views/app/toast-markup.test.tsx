// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Toasts } from '#app/toasts/toasts.tsx';
import { ShopProvider } from '#common/shop-context.tsx';
import { createTexts } from '#i18n/texts.ts';
import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import { compileMessages } from '#messages/compile.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { testShop } from '../support/test-shop.tsx';

fillBrowserGaps();

const texts = createTexts('cs');
const messageId = 'mergeCustomers.success';

const plain = 'Zrušeno: {name} & spol.';
const tagged = 'Zrušeno: <b>{name}</b>';
const lettered =
  "Zrušeno: {name} '<'a href=\"#/app/order-list\" onclick=\"alert(1)\"'>'objednávky'<'/a'>''<'script'>'alert(1)'<'/script'>'";

/** Shows a toast with this text. */
function show(text: string, name: string, errorName?: string): HTMLElement {
  texts.load('cs', compileMessages({ [messageId]: text }));
  const toasts = createActor(toastsMachine).start();
  const request = { messageId, values: { name }, colour: 'success', timeout: -1 } as const;
  toasts.send({ type: 'show', toast: errorName === undefined ? request : { ...request, errorName } });
  render(
    <RawIntlProvider value={texts.intl()}>
      <ShopProvider value={testShop({ toasts })}>
        <Toasts />
      </ShopProvider>
    </RawIntlProvider>,
  );
  const [message] = screen.getAllByRole('presentation');
  if (message === undefined) throw new Error('no message is shown');
  return message;
}

const lure = '<a href="https://evil.example">Jana</a> & <b>syn</b>';

afterEach(cleanup);

describe('the markup of a message (TST-01)', () => {
  it('is rendered, but markup in values is shown as text', async () => {
    const message = show(tagged, lure);
    await waitFor(() => expect(message.querySelector('b')?.textContent).toBe(lure));
    expect(message.querySelectorAll('*')).toHaveLength(1);
  });

  it('keeps links, but loses scripts and event handlers', async () => {
    const message = show(lettered, lure);
    await waitFor(() => expect(message.querySelector('a')?.textContent).toBe('objednávky'));
    expect(message.querySelectorAll('*')).toHaveLength(1);
    expect(message.querySelector('a')?.getAttributeNames()).toEqual(['href']);
    expect(message.textContent).toContain(lure);
  });

  it("begins with the number of the message's error (API-04)", async () => {
    expect(show(plain, 'Jana', 'INVALID_CARD').textContent).toBe('19 – Zrušeno: Jana & spol.');
    cleanup();
    const message = show(tagged, 'Jana', 'INVALID_CARD');
    await waitFor(() => expect(message.querySelector('b')?.textContent).toBe('Jana'));
    expect(message.textContent).toBe('19 – Zrušeno: Jana');
  });

  it('cannot be created by values of a message without markup', async () => {
    const message = show(plain, lure);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(message.textContent).toBe(`Zrušeno: ${lure} & spol.`);
    expect(message.querySelectorAll('*')).toHaveLength(0);
  });
});
