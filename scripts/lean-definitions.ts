import { parseAst, type Plugin, Visitor } from 'vite';
import { withoutSpans, type Span } from './cut-spans.ts';

/** What a machine's states say of themselves to readers, tests and the flow gallery. */
const forReaders = new Set(['description', 'meta']);
/** What a call's definition says to the server and to the OpenAPI document; the page asks for its path and its answer. */
const forServer = new Set(['summary', 'params', 'query', 'request', 'errors']);

function readersParts(code: string): readonly Span[] {
  const spans: Span[] = [];
  new Visitor({
    Property({ key, start, end }) {
      if (key.type === 'Identifier' && forReaders.has(key.name)) spans.push({ start, end });
    },
  }).visit(parseAst(code));
  return spans;
}

function serversParts(code: string): readonly Span[] {
  const spans: Span[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [definition] }) {
      if (callee.type !== 'Identifier' || callee.name !== 'endpoint' || definition?.type !== 'ObjectExpression') return;
      for (const part of definition.properties) {
        if (part.type !== 'Property' || part.key.type !== 'Identifier') continue;
        if (forServer.has(part.key.name)) spans.push(part);
      }
    },
  }).visit(parseAst(code));
  return spans;
}

/** Leaves out of what browsers load the parts of machines and calls that the page never asks for. */
export const leanDefinitions = (): Plugin => ({
  name: 'lean-definitions',
  apply: 'build',
  transform(code, id) {
    if (id.endsWith('.machine.ts')) return { code: withoutSpans(code, readersParts(code)), map: null };
    if (!id.includes('/contract/')) return undefined;
    // Nothing happens when a definition is read, so those that only left-out parts name need not be.
    return { code: withoutSpans(code, serversParts(code)), map: null, moduleSideEffects: false };
  },
});
