import type { Plugin } from 'vite';
import { compileMessages, readMessages } from '#messages/compile.ts';

const name = 'virtual:written-messages';
const served = 'virtual:served-messages';

const contents: Readonly<Record<string, () => unknown>> = {
  [name]: () => compileMessages(readMessages('cs')),
  [served]: () => readMessages('cs'),
};

/**
 * `virtual:written-messages`: the Czech texts as written, without the non-breaking spaces of the client's texts. They
 * are compiled only once for all test files, because each test file of a view loads its modules anew.
 * `virtual:served-messages`: the same texts as a back end sends them.
 */
export const writtenMessages = (): Plugin => ({
  name: 'written-messages',
  resolveId: (id) => (id in contents ? `\0${id}` : undefined),
  load(id) {
    const content = contents[id.slice(1)];
    return content === undefined ? undefined : `export default ${JSON.stringify(content())}`;
  },
});
