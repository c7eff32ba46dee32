import { expect, test } from 'vitest';
import { deviceCookie, newDevice } from '../../server/http/device-cookie.ts';

test('the cookie of a device is for a year, for the calls about log-in only, and for no script', () => {
  const device = newDevice();
  expect(device).toMatch(/^[\w-]{43}$/);
  const attributes = 'Max-Age=31536000; Path=/api/eshop/auth; HttpOnly; Secure; SameSite=Strict';
  expect(deviceCookie(device, 'https://shop.example')).toBe(`linka-device=${device}; ${attributes}`);
  expect(deviceCookie(device, 'http://localhost:4000')).toBe(
    `linka-device=${device}; ${attributes.replace(' Secure;', '')}`,
  );
});
