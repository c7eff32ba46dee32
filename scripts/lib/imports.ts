import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { parseAst, Visitor } from 'vite';

const root = join(import.meta.dirname, '..', '..');

/** An import in a module: a package with its name, or a file of the project with its path from the root. */
export type Import = { readonly package: string } | { readonly file: string };

export interface Module {
  readonly file: string;
  readonly imports: readonly Import[];
}

const { imports: aliases } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly imports: Readonly<Record<string, string>>;
};

/** The file of a path alias in the project's `imports`, such as `#rules/age.ts`; undefined for all other specifiers. */
function fileOfAlias(specifier: string): string | undefined {
  if (aliases[specifier] !== undefined) return posix.normalize(aliases[specifier]);
  const [alias] = /^#[^/]+\//.exec(specifier) ?? [];
  const [folder, end] = (alias === undefined ? '' : (aliases[`${alias}*`] ?? '')).split('*');
  if (alias === undefined || !folder) return undefined;
  return posix.normalize(`${folder}${specifier.slice(alias.length)}${end ?? ''}`);
}

/** The project's file that a module at `from` imports with this specifier; undefined for a package. */
export function fileOf(specifier: string, from: string): string | undefined {
  const [path = ''] = specifier.split('?');
  return path.startsWith('.') ? posix.join(posix.dirname(from), path) : fileOfAlias(path);
}

/** The specifiers of all imports in a module, including types and dynamic imports. */
function specifiersIn(code: string, file: string): readonly string[] {
  const found: string[] = [];
  const take = (source: { readonly value?: unknown } | null | undefined) => {
    if (typeof source?.value === 'string') found.push(source.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => take(source),
    ExportAllDeclaration: ({ source }) => take(source),
    ExportNamedDeclaration: ({ source }) => take(source),
    ImportExpression: ({ source }) => take('value' in source ? source : null),
    TSImportType: ({ source }) => take(source),
  }).visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }));
  return found;
}

/** Reads the imports of a module; `code` replaces the content of its file. */
export function moduleOf(file: string, code = readFileSync(join(root, file), 'utf8')): Module {
  const imports = specifiersIn(code, file).map((specifier): Import => {
    const own = fileOf(specifier, file);
    return own === undefined ? { package: specifier } : { file: own };
  });
  return { file, imports };
}

/** Reads all modules below these folders of the project. */
export const modulesBelow = (...folders: readonly string[]): readonly Module[] =>
  folders.flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).map((file) => moduleOf(file)));

/** The project's files that a module imports, without packages. */
export const filesOf = ({ imports }: Module): readonly string[] =>
  imports.flatMap((imported) => ('file' in imported ? [imported.file] : []));
