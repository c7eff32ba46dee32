import type { Plugin } from 'vite';
import { compileMessages, readMessages } from '#messages/compile.ts';

const name = 'virtual:written-messages';

/**
 * `virtual:written-messages`: the Czech texts as they were written, without the line breaks of the client's. They are
 * compiled once for all test files: each file of a view has modules of its own.
 */
export const writtenMessages = (): Plugin => ({
  name: 'written-messages',
  resolveId: (id) => (id === name ? `\0${name}` : undefined),
  load: (id) =>
    id === `\0${name}` ? `export default ${JSON.stringify(compileMessages(readMessages('cs')))}` : undefined,
});
