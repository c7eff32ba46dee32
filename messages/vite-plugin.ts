import type { Plugin } from 'vite';
import { compileForPages, readMessages, readPassMessages, readTrailMessages } from './compile.ts';

const areas = [
  { prefix: 'virtual:messages/', read: readMessages },
  { prefix: 'virtual:pass-messages/', read: readPassMessages },
  { prefix: 'virtual:trail-messages/', read: readTrailMessages },
];

/**
 * Provides the compiled texts of a language as modules of the client: `virtual:messages/cs` and the like have all texts,
 * `virtual:pass-messages/cs` only those of the pages of passes, `virtual:trail-messages/cs` only the sentences of the
 * trail's events.
 */
export const messagesPlugin = (): Plugin => ({
  name: 'messages',
  resolveId: (id) => (areas.some(({ prefix }) => id.startsWith(prefix)) ? `\0${id}` : undefined),
  load: (id) => {
    const area = areas.find(({ prefix }) => id.startsWith(`\0${prefix}`));
    if (area === undefined) return undefined;
    const locale = id.slice(area.prefix.length + 1);
    return `export default ${JSON.stringify(compileForPages(locale, area.read(locale)))}`;
  },
});
