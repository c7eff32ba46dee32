// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { useKeepUsernameForLogin } from '#features/visitor/e-mail-request/use-keep-username-for-login.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const eMailOf = ({ eMail }: { readonly eMail: string }) => eMail;

function Form({ form }: { readonly form: { getSnapshot(): { readonly context: { readonly eMail: string } } } }) {
  useKeepUsernameForLogin(form, eMailOf);
  return null;
}

it.each([
  ['jana@linka.example', [{ type: 'changeUsername', value: 'jana@linka.example' }]],
  ['', []],
  ['   ', []],
])('log-in gets the username from a form that is left, unless it is empty: %j', (eMail, expected) => {
  const sentEvents: unknown[] = [];
  const session = { send: (event: unknown) => void sentEvents.push(event) };
  const context = { eMail: 'what stood there at first' };
  const { unmount } = render(inShop(testShop({ session }), <Form form={{ getSnapshot: () => ({ context }) }} />));
  context.eMail = eMail;
  expect(sentEvents).toEqual([]);
  unmount();
  expect(sentEvents).toEqual(expected);
});
