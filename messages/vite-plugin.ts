import type { Plugin } from 'vite';
import { compileMessages, readMessages } from './compile.ts';

const prefix = 'virtual:messages/';

/** `virtual:messages/cs` and its like: a language's texts, compiled, as a module of the client. */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) =>
    id.startsWith(`\0${prefix}`)
      ? `export default ${JSON.stringify(compileMessages(readMessages(id.slice(prefix.length + 1))))}`
      : undefined,
});
