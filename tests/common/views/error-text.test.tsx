// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { ErrorMessage } from '#common/error-message.tsx';
import { useErrorText } from '#common/use-error-text.ts';
import { failureOf } from '#machines/common/failure.ts';
import type { Failure } from '#machines/common/failure.ts';
import { inShop, testShop } from './support/test-shop.tsx';

afterEach(cleanup);

type Area = Parameters<typeof useErrorText>[0];

function ErrorText({ failure, area }: { readonly failure: Failure | null; readonly area: Area }) {
  return <output>{useErrorText(area)(failure)}</output>;
}

const textOf = (failure: Failure | null, area: Area = 'orders'): string => {
  render(inShop(testShop(), <ErrorText failure={failure} area={area} />));
  return screen.getByRole('status').textContent;
};

/** What appears after a press, without the label that was pressed; null if there is nothing to press. */
const detailsOf = (failure: Failure | null): string | null => {
  render(inShop(testShop(), <ErrorMessage failure={failure} area="orders" />));
  const label = screen.queryByText('Co server odpověděl');
  if (label === null) return null;
  const { parentElement: details } = label;
  expect(details).toHaveProperty('open', false);
  label.remove();
  return details?.textContent ?? '';
};

const nameless = (status: number, more: Partial<Failure> = {}): Failure =>
  failureOf({ name: 'UNREADABLE_ANSWER', status, metadata: {}, ...more });

const advice = 'Nic se neztratilo. Zkuste to prosím za chvíli znovu.';

describe('the text of a failure (API-02, API-04)', () => {
  it.each([
    [400, 'Server požadavku nerozuměl (400 Bad Request).'],
    [401, 'Server vás nepoznal (401 Unauthorized).'],
    [403, 'K tomu nemáte oprávnění (403 Forbidden).'],
    [404, 'Server to nenašel (404 Not Found).'],
    [502, 'Server je teď nedostupný (502 Bad Gateway).'],
    [503, 'Služba je teď mimo provoz (503 Service Unavailable).'],
    [300, 'Server odpověděl nečekaně.'],
    [409, 'Server odpověděl nečekaně.'],
    [504, 'Server odpověděl nečekaně.'],
  ])('is the default text of the status if the response has no error name: %i', (status, text) => {
    expect(textOf(nameless(status))).toBe(`${text} ${advice}`);
  });

  it.each([
    ['nothing', undefined, ''],
    ['words', ' no healthy\n upstream', 'no healthy upstream'],
    ['a page', '<style>p{}</style><h1>Gone</h1><p>for <b>good</b></p><script>alert(1)</script>', 'Gone for good'],
    ['JSON', { detail: 'busy' }, '{"detail":"busy"}'],
    ['a long text', 'a'.repeat(300), `${'a'.repeat(200)}…`],
  ])('has behind a press an unusual status and a body with %s', (_, data, said) => {
    expect(detailsOf(nameless(504, { statusText: 'Gateway Timeout', data }))).toBe(`504 Gateway Timeout${said}`);
  });

  it('has behind a press the words of a page with which something has answered instead of the server', () => {
    const page = nameless(200, { statusText: 'OK', data: '<h1>Log in to this network</h1>' });
    expect(detailsOf(page)).toBe('200 OKLog in to this network');
    cleanup();
    expect(textOf(page)).toBe(`Server odpověděl nečekaně. ${advice}`);
  });

  it.each([
    ['a usual status', nameless(502, { data: '<h1>nginx</h1>' })],
    ['a name', { name: 'CART_FULL', status: 409, metadata: {} }],
    ['a server error', nameless(500)],
    ['JSON that cannot be read', nameless(200)],
    ['no failure', null],
  ])('has no details for %s', (_, failure) => {
    expect(detailsOf(failure)).toBeNull();
  });

  it('does not show the status of JSON that cannot be read', () => {
    expect(textOf(nameless(200))).toBe(advice);
  });

  it('does not repeat the body of a usual status', () => {
    expect(textOf(nameless(502, { data: '<h1>nginx</h1>' }))).toBe(
      `Server je teď nedostupný (502 Bad Gateway). ${advice}`,
    );
  });

  it.each([
    ['no answer', { name: 'NO_ANSWER', status: 0, metadata: {} }],
    ['a server error, about which the call shows a toast', nameless(500)],
    ['a server error in the body, about which the call shows a toast', nameless(400, { data: { httpCode: 500 } })],
    ['a success that cannot be read', nameless(200)],
    ['a name without a text', { name: 'CART_FULL', status: 409, metadata: {} }],
    ['no failure', null],
  ])('is the general text of the area for %s', (_, failure) => {
    expect(textOf(failure)).toBe(advice);
  });

  it('is the text of a server error while the service is unavailable', () => {
    const away: Failure = { name: 'SERVICE_UNAVAILABLE', status: 503, metadata: { retryAfter: 10 } };
    expect(textOf(away, 'eWalletTopUp')).toBe('Co jste zvolili, zůstalo; zkuste to prosím za chvíli znovu.');
    cleanup();
    expect(textOf(away)).toBe(advice);
  });

  it('begins with the number of the error in every area, even if the text is general', () => {
    for (const area of ['managedCardRequest', 'cardRow', 'personalInfo', 'orders'] as const) {
      expect(textOf({ name: 'INVALID_ACCOUNT', status: 409, metadata: {} }, area)).toMatch(/^11 – \p{Lu}/u);
      cleanup();
    }
  });

  it("is the text of the error's name, with the values of the response and a rounded-up waiting time", () => {
    expect(textOf({ name: 'ORDER_NOT_PAID', status: 409, metadata: {} })).toBe('Objednávka zatím není zaplacená.');
    cleanup();
    const tooMany: Failure = { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: { retryAfter: 121 } };
    expect(textOf(tooMany, 'passwordRequest')).toMatch(/za 3\sminuty\.$/);
    cleanup();
    expect(textOf({ ...tooMany, metadata: { retryAfter: 7201 } }, 'reclamation')).toMatch(/za 3\shodiny,/);
  });
});
