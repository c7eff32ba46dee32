import { fileURLToPath } from 'node:url';
import { type ESTree, normalizePath, parseAst, type Plugin, Visitor } from 'vite';
import { withoutSpans, type Span } from './cut-spans.ts';

/** What a state says of itself to readers, tests and the flow gallery. */
const forReaders: ReadonlySet<string> = new Set(['description', 'meta']);
/** What a call's definition says to the server and to the OpenAPI document; the page asks for its path and its answer. */
const forServer: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'request', 'errors']);

const contractFolder = normalizePath(fileURLToPath(new URL('../contract/', import.meta.url)));

type Node = ESTree.CallExpression['arguments'][number] | undefined;

/** The properties that stand directly in an object literal; none of anything else. */
const propertiesOf = (node: Node): readonly ESTree.ObjectProperty[] =>
  node?.type === 'ObjectExpression' ? node.properties.filter((part) => part.type === 'Property') : [];

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

const named = (node: Node, names: ReadonlySet<string>): readonly ESTree.ObjectProperty[] =>
  propertiesOf(node).filter((property) => names.has(nameOf(property) ?? ''));

/** The parts for readers of a state and of the states in it. Its context, actions and actors may use the same names. */
function readersParts(state: Node): readonly Span[] {
  const nested = named(state, new Set(['states'])).flatMap(({ value }) => propertiesOf(value));
  return [...named(state, forReaders), ...nested.flatMap(({ value }) => readersParts(value))];
}

/** A module without some parts of the first argument of each call that `isWanted` picks by what is called. */
function stripped(
  code: string,
  isWanted: (callee: ESTree.CallExpression['callee']) => boolean,
  partsOf: (argument: Node) => readonly Span[],
): string {
  const spans: Span[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [argument] }) {
      if (isWanted(callee)) spans.push(...partsOf(argument));
    },
  }).visit(parseAst(code));
  return withoutSpans(code, spans);
}

const withoutReadersParts = (code: string): string =>
  stripped(
    code,
    (callee) =>
      callee.type === 'MemberExpression' &&
      callee.property.type === 'Identifier' &&
      callee.property.name === 'createMachine',
    readersParts,
  );

const withoutServersParts = (code: string): string =>
  stripped(
    code,
    (callee) => callee.type === 'Identifier' && callee.name === 'endpoint',
    (definition) => named(definition, forServer),
  );

/** Leaves out of what browsers load the parts of machines' states and of calls' definitions that the page never reads. */
export const stripDefinitions = (): Plugin => ({
  name: 'strip-definitions',
  apply: 'build',
  transform(code, id) {
    if (id.endsWith('.machine.ts')) return { code: withoutReadersParts(code), map: null };
    if (!id.startsWith(contractFolder)) return undefined;
    // Nothing happens when a definition is read, so those that only left-out parts name need not be.
    return { code: withoutServersParts(code), map: null, moduleSideEffects: false };
  },
});
