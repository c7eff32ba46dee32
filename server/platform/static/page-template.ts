import { join } from 'node:path';

/**
 * The template of the shop's page, which the build puts beside the client together with the renderer. The client's own
 * `index.html` is for servers of static files.
 */
export const pageTemplate = (clientDirectory: string): string =>
  join(clientDirectory, '..', 'prerendered', 'index.html');
