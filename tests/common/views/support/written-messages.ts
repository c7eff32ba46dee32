import type { Plugin } from 'vite';
import { compileMessages, readMessages } from '#messages/compile.ts';

const name = 'virtual:written-messages';

/**
 * `virtual:written-messages`: the Czech texts as written, without the non-breaking spaces of the client's texts. They
 * are compiled only once for all test files, because each test file of a view loads its modules anew.
 */
export const writtenMessages = (): Plugin => ({
  name: 'written-messages',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export default ${JSON.stringify(compileMessages(readMessages('cs')))}` : undefined,
});
