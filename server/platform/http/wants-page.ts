import type { Context } from 'hono';

/** Whether the caller is a browser that asks for a page, and not a program that asks for JSON. */
export const wantsPage = (context: Context): boolean => (context.req.header('accept') ?? '').includes('text/html');
