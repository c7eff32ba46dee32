import type { Plugin } from 'vite';
import { compileForPages, readMessages } from './compile.ts';

const prefix = 'virtual:messages/';

/** `virtual:messages/cs` and its like: a language's texts, compiled, as a module of the client. */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
  load: (id) => {
    if (!id.startsWith(`\0${prefix}`)) return undefined;
    const locale = id.slice(prefix.length + 1);
    return `export default ${JSON.stringify(compileForPages(locale, readMessages(locale)))}`;
  },
});
