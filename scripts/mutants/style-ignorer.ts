/** The fields of Babel's `NodePath` that are read here. */
interface Place {
  readonly node: { readonly type: string; readonly callee?: { readonly type: string; readonly name?: string } };
}

const styleFunctions: ReadonlySet<string | undefined> = new Set(['css', 'cva', 'sva']);

/** Leaves out styles: the build converts them to a style sheet, which only browser tests and people see. */
const styleIgnorer = {
  shouldIgnore({ node: { type, callee } }: Place): string | undefined {
    const isStyle = type === 'CallExpression' && callee?.type === 'Identifier' && styleFunctions.has(callee.name);
    return isStyle ? 'a style' : undefined;
  },
};

export const strykerPlugins = [{ kind: 'Ignore', name: 'styles', value: styleIgnorer }];
