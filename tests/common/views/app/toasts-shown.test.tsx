// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { Toasts } from '#app/toasts/toasts.tsx';
import { toastsMachine } from '#machines/common/toasts/toasts.machine.ts';
import type { ToastRequest } from '#machines/common/toasts/toasts.types.ts';
import { fillBrowserGaps } from '../../ui/browser-gaps.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const plain: ToastRequest = { messageId: 'cart.removed', colour: 'success', timeout: -1 };

function show(requests: readonly Partial<ToastRequest>[], configuration: object | null = {}) {
  const toasts = createActor(toastsMachine).start();
  for (const request of requests) toasts.send({ type: 'show', toast: { ...plain, ...request } });
  render(inShop(testShop({ toasts, boot: staticActor({ configuration }) }), <Toasts />));
  return { toasts, left: () => toasts.getSnapshot().context.toasts.length };
}

const messages = () => screen.getAllByRole('presentation');
const boxOf = (message: HTMLElement | undefined) => message?.closest<HTMLElement>('[data-toast]');

describe('a toast (TST-01)', () => {
  it('is outside the page, with a name, and an error is shown at once', () => {
    show([{}, { messageId: 'cart.readingFailed', colour: 'error' }]);
    const region = screen.getByRole('region', { name: 'Zprávy' });
    expect(region.parentElement).toBe(document.body);
    expect(messages().map((message) => boxOf(message)?.getAttribute('role'))).toEqual([null, 'alert']);
    expect(boxOf(messages()[0])?.className).not.toBe(boxOf(messages()[1])?.className);
  });

  it('has its own text, also beside others', async () => {
    show([{ messageId: 'cart.removed' }, { messageId: '<b>unknown</b>' }, { messageId: 'cart.cleared' }]);
    await waitFor(() => expect(messages()[1]?.querySelector('b')?.textContent).toBe('unknown'));
    const texts = messages().map(({ textContent }) => textContent);
    expect(new Set(texts).size).toBe(3);
    expect(texts[0]).not.toBe('cart.removed');
  });

  it('has its markup, also if it comes later than the page', async () => {
    const { toasts } = show([]);
    act(() => toasts.send({ type: 'show', toast: { ...plain, messageId: '<b>unknown</b>' } }));
    await waitFor(() => expect(messages()[0]?.querySelector('b')?.textContent).toBe('unknown'));
  });

  it('is at the top unless it is wanted at the bottom, with the wanted icon', () => {
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

  it('is closed by its word where it has one', () => {
    const { left } = show([{ closeTextId: 'toasts.close' }]);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('Zavřít zprávu');
    fireEvent.click(button);
    expect(left()).toBe(0);
  });

  it.each([
    ['the operator wants so', { toastClosableOnlyByButton: false }, 0],
    ['the operator does not want so', { toastClosableOnlyByButton: true }, 1],
    ['it is not known yet what the operator wants', null, 1],
  ])('is closed by a press anywhere only if %s', (_who, configuration, count) => {
    const { left } = show([{}], configuration);
    fireEvent.click(messages()[0] ?? document.body);
    expect(left()).toBe(count);
  });
});
