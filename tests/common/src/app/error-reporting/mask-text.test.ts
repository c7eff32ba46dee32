import { expect, test } from 'vitest';
import { maskText } from '#app/error-reporting/masking/mask-text.ts';

test.each([
  [
    "Cannot read properties of undefined (reading 'customerId')",
    "Cannot read properties of undefined (reading 'customerId')",
  ],
  ['undefined is not an object', 'undefined is not an object'],
  ['the machine cart has not been started', 'the machine cart has not been started'],
  ['the server answered INTERNAL_ERROR with the status 500', 'the server answered INTERNAL_ERROR with the status 500'],
  [
    'Minified React error #418; visit https://react.dev/errors/418?args[]=Jan',
    'Minified React error #418; visit https://react.dev/errors/:id',
  ],
  ['Unexpected token \'N\', "Novák" is not valid JSON', 'Unexpected token *, * is not valid JSON'],
  ['no customer Jan Novák, born 17.05.1990, jan.novak@mail.example', 'no customer * *, born *, *'],
  ['„Nádražní 12“ and «Praha» and “Brno”', '* and * and *'],
  ['called +420 777 123 456 at 8:30', 'called +* * * * at *:*'],
  ['token eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiI0MiJ9.c2ln', 'token *'],
  ['payment ab12cd', 'payment *'],
])('masks the message %s as %s', (message, masked) => {
  expect(maskText(message)).toBe(masked);
});

test('a text that contains the placeholder characters cannot restore a masked part', () => {
  expect(maskText('\uE000\uE001 https://shop.example/#/verify?token=1')).toBe(' https://shop.example/#/verify');
});
