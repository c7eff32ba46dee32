import type { html } from 'hono/html';

/** A part of a page: escaped markup, or plain text, which is escaped when it is inserted. */
export type Html = ReturnType<typeof html> | string;
