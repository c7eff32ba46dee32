/** The file that tests start as the server: the sources, or in `npm test` their bundle, which starts faster. */
export const serverEntry = process.env['LINKA_SERVER_ENTRY'] ?? 'server/main.ts';
