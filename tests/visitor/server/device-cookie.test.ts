import { expect, test } from 'vitest';
import { deviceCookie } from '#server/platform/http/device-cookie.ts';

test('the device cookie is valid for a year, is sent only to the log-in endpoints, and cannot be read by scripts', () => {
  const attributes = 'Max-Age=31536000; Path=/api/eshop/auth; HttpOnly; Secure; SameSite=Strict';
  expect(deviceCookie('token', 'https://shop.example')).toBe(`linka-device=token; ${attributes}`);
  expect(deviceCookie('token', 'http://localhost:4000')).toBe(
    `linka-device=token; ${attributes.replace(' Secure;', '')}`,
  );
});
