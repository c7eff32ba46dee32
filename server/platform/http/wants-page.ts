import type { Context } from 'hono';

/** Whether the caller is a browser that wants a page, rather than a program that wants JSON. */
export const wantsPage = (context: Context): boolean => (context.req.header('accept') ?? '').includes('text/html');
