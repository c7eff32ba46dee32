import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { deviceKeptDays } from '../credentials/device-tokens.ts';

/**
 * The cookie by which log-in recognises a browser that has logged in before. Browsers send it only with calls about
 * log-in and passwords.
 */
const name = 'linka-device';
const path = '/api/eshop/auth';
const maxAge = deviceKeptDays * 24 * 3600;

/** The token in the caller's cookie; null = the caller has no cookie. */
export const deviceTokenOf = (context: Context): string | null => getCookie(context, name) ?? null;

/**
 * The header Set-Cookie that stores a token in the browser. Over plain HTTP, as on a tester's computer, it is not
 * Secure.
 */
export const deviceCookie = (token: string, publicUrl: string): string =>
  generateCookie(name, token, {
    path,
    maxAge,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  });
