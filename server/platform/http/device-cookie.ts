import type { Context } from 'hono';
import { generateCookie, getCookie } from 'hono/cookie';
import { deviceKeptDays } from '../credentials/device-tokens.ts';

/** Tells the log-in which accounts have logged in with a browser before. Only the calls about log-in and passwords are sent it. */
const name = 'linka-device';
const path = '/api/eshop/auth';
const maxAge = deviceKeptDays * 24 * 3600;

/** What a caller's browser has kept; null = nothing. */
export const deviceTokenOf = (context: Context): string | null => getCookie(context, name) ?? null;

/** The header Set-Cookie that has a browser keep a token. Over plain HTTP, as at a tester's, it is not Secure. */
export const deviceCookie = (token: string, publicUrl: string): string =>
  generateCookie(name, token, {
    path,
    maxAge,
    httpOnly: true,
    sameSite: 'Strict',
    secure: publicUrl.startsWith('https:'),
  });
