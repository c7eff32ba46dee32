import { fileURLToPath } from 'node:url';
import { type ESTree, normalizePath, parseAst, type Plugin, Visitor } from 'vite';
import { withoutSpans, type Span } from './cut-spans.ts';

/** The keys of a state that only readers, tests and the flow gallery use. */
const forReaders: ReadonlySet<string> = new Set(['description', 'meta']);
/** The keys of a call's definition that only the server and the OpenAPI document use. */
const forServer: ReadonlySet<string> = new Set(['summary', 'params', 'query', 'request', 'errors']);

const contractFolder = normalizePath(fileURLToPath(new URL('../contract/', import.meta.url)));

type Node = ESTree.CallExpression['arguments'][number] | undefined;

/**
 * The properties of an object literal, without the properties of objects inside it; an empty list for any other node.
 */
const propertiesOf = (node: Node): readonly ESTree.ObjectProperty[] =>
  node?.type === 'ObjectExpression' ? node.properties.filter((part) => part.type === 'Property') : [];

function nameOf({ key, computed }: ESTree.ObjectProperty): string | undefined {
  if (key.type === 'Literal' && typeof key.value === 'string') return key.value;
  return key.type === 'Identifier' && !computed ? key.name : undefined;
}

const propertiesNamed = (node: Node, names: ReadonlySet<string>): readonly ESTree.ObjectProperty[] =>
  propertiesOf(node).filter((property) => names.has(nameOf(property) ?? ''));

/**
 * The parts of a state and of its child states that are only for readers. The context, actions and actors of a state
 * stay as they are, even if they use the same keys.
 */
function readersParts(state: Node): readonly Span[] {
  const nested = propertiesNamed(state, new Set(['states'])).flatMap(({ value }) => propertiesOf(value));
  return [...propertiesNamed(state, forReaders), ...nested.flatMap(({ value }) => readersParts(value))];
}

/** Removes parts from the first argument of each call in a module; `isWanted` selects the calls by their callee. */
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
    (definition) => propertiesNamed(definition, forServer),
  );

/**
 * Removes the parts of machine states and of call definitions that the page never reads, from the files for the browser.
 */
export const stripDefinitions = (): Plugin => ({
  name: 'strip-definitions',
  apply: 'build',
  transform(code, id) {
    if (id.endsWith('.machine.ts')) return { code: withoutReadersParts(code), map: null };
    if (!id.startsWith(contractFolder)) return undefined;
    // A definition has no side effects, so the build may leave out modules that only the removed parts used.
    return { code: withoutServersParts(code), map: null, moduleSideEffects: false };
  },
});
