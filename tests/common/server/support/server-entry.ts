/** What tests start as the server: the sources, or in `npm test` the file that they are built into, which starts sooner. */
export const serverEntry = process.env['LINKA_SERVER_ENTRY'] ?? 'server/main.ts';
