// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { RawIntlProvider } from 'react-intl';
import writtenMessages from 'virtual:written-messages';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Toasts } from '#app/toasts/toasts.tsx';
import { createTexts } from '#i18n/texts.ts';
import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';
import { compileMessages } from '#messages/compile.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const czech = createTexts('cs');
czech.load('cs', { ...writtenMessages, ...compileMessages({ 'cart.kept': '<b>Košík</b> platí dál.' }) });

const plain: ToastRequest = { messageId: 'cart.removed', colour: 'success', timeout: -1 };

function show(requests: readonly Partial<ToastRequest>[], configuration: object | null = {}) {
  const toasts = createActor(toastsMachine).start();
  for (const request of requests) toasts.send({ type: 'show', toast: { ...plain, ...request } });
  const region = (
    <RawIntlProvider value={czech.intl()}>
      <Toasts />
    </RawIntlProvider>
  );
  render(inShop(testShop({ toasts, boot: staticActor({ configuration }) }), region));
  return { toasts, left: () => toasts.getSnapshot().context.toasts.length };
}

const messages = () => screen.getAllByRole('presentation');
const boxOf = (message: HTMLElement | undefined) => message?.closest<HTMLElement>('[data-toast]');

describe('a toast (TST-01)', () => {
  it('is in a named region outside the page; an error is an alert', () => {
    show([{}, { messageId: 'cart.readingFailed', colour: 'error' }]);
    const region = screen.getByRole('region', { name: 'Zprávy' });
    expect(region.parentElement).toBe(document.body);
    expect(messages().map((message) => boxOf(message)?.getAttribute('role'))).toEqual([null, 'alert']);
    expect(boxOf(messages()[0])?.className).not.toBe(boxOf(messages()[1])?.className);
  });

  it('has its own text, also beside other toasts', async () => {
    show([{ messageId: 'cart.removed' }, { messageId: 'cart.kept' }, { messageId: 'cart.cleared' }]);
    await waitFor(() => expect(messages()[1]?.querySelector('b')?.textContent).toBe('Košík'));
    const texts = messages().map(({ textContent }) => textContent);
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).not.toBe('cart.removed');
  });

  it('shows markup, even if the toast appears later than the page', async () => {
    const { toasts } = show([]);
    act(() => toasts.send({ type: 'show', toast: { ...plain, messageId: 'cart.kept' } }));
    await waitFor(() => expect(messages()[0]?.querySelector('b')?.textContent).toBe('Košík'));
  });

  it('has the requested position and icon; by default it is at the top', () => {
    show([{}, { position: 'bottom-center', icon: 'none' }]);
    const [top, bottom] = messages().map((message) => boxOf(message));
    expect(top?.parentElement).not.toBe(bottom?.parentElement);
    expect(top?.parentElement?.compareDocumentPosition(bottom?.parentElement ?? document.body)).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect([top?.querySelector(':scope > svg'), bottom?.querySelector(':scope > svg')]).toEqual([
      expect.anything(),
      null,
    ]);
  });

  it('has a close button with a text, instead of a cross, if `closeTextId` is set', () => {
    const { left } = show([{ closeTextId: 'toasts.close' }]);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('Zavřít zprávu');
    fireEvent.click(button);
    expect(left()).toBe(0);
  });

  it.each([
    ['any press closes it', { toastClosableOnlyByButton: false }, 0],
    ['only the button closes it', { toastClosableOnlyByButton: true }, 1],
    ['only the button closes it until the setting is known', null, 1],
  ])('reacts to a press outside its button as set by the operator: %s', (_who, configuration, count) => {
    const { left } = show([{}], configuration);
    fireEvent.click(messages()[0] ?? document.body);
    expect(left()).toBe(count);
  });
});
