import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { randomBytes } from 'node:crypto';

/**
 * Tells the log-in in which browser an account has logged in before (VIS-02). It proves nothing: who has it needs the
 * password as well. Only the calls about log-in and passwords are sent it.
 */
const name = 'linka-device';
const path = '/api/eshop/auth';
const maxAge = 365 * 24 * 3600;

const form = /^[\w-]{43}$/;

/** 256 random bits in base64url. */
export const newDevice = (): string => randomBytes(32).toString('base64url');

/** The device that a browser names; null for none, and for what no server has made. */
export function deviceOf(context: Context): string | null {
  const given = getCookie(context, name);
  return given !== undefined && form.test(given) ? given : null;
}

/** The header Set-Cookie that has a browser name the device for a year. Over plain HTTP, as at a tester's, it is not Secure. */
export const deviceCookie = (device: string, publicUrl: string): string =>
  generateCookie(name, device, {
    path,
    maxAge,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  });
