import type { html } from 'hono/html';

/** A piece of a page: escaped markup, or plain text that is escaped where it is put in. */
export type Html = ReturnType<typeof html> | string;
