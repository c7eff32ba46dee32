import { readMessages } from '#messages/compile.ts';

/**
 * The keys of the texts that sources may use: those that are written in them, and those that fit a template such as
 * `account.tab.${tab}`.
 */
export function textKeysIn(sources: Iterable<string>): readonly string[] {
  const code = [...sources].join('\n');
  const written = new Set([...code.matchAll(/["'`]([a-zA-Z]\w*(?:\.\w+)+)["'`]/g)].map(([, key]) => key));
  const patterns = [...code.matchAll(/`([a-zA-Z]\w*\.[\w.]*\$\{[^`]*)`/g)]
    .map(([, template = '']) => template.split(/\$\{[^}]*\}/))
    .filter((parts) => parts.every((part) => /^[\w.]*$/.test(part)))
    .map((parts) => new RegExp(`^${parts.map((part) => part.replaceAll('.', String.raw`\.`)).join('.+')}$`));
  return Object.keys(readMessages('cs')).filter(
    (key) => written.has(key) || patterns.some((pattern) => pattern.test(key)),
  );
}
