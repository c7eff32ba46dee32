import type { Plugin, Rolldown } from 'vite';

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

const chunks = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter((file) => file.type === 'chunk');

/** A chunk and all chunks that it imports, directly or indirectly. */
function withImports(bundle: Bundle, { fileName, imports }: Chunk, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  for (const file of chunks(bundle)) if (imports.includes(file.fileName)) withImports(bundle, file, found);
  return found;
}

/**
 * The files that a module needs and the page's own script does not need: scripts and style sheets, without their folder.
 */
function filesOf(bundle: Bundle, module: string): readonly string[] {
  const all = chunks(bundle);
  const chunk = all.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module)));
  if (chunk === undefined) throw new Error(`expected a file with the module ${module}, but there is none`);
  const loaded = new Set(all.filter(({ isEntry }) => isEntry).flatMap((entry) => [...withImports(bundle, entry)]));
  const scripts = [...withImports(bundle, chunk)].filter((fileName) => !loaded.has(fileName));
  const styles = scripts.flatMap((name) => [
    ...(all.find(({ fileName }) => fileName === name)?.viteMetadata?.importedCss ?? []),
  ]);
  return [...scripts, ...styles].map((fileName) => fileName.replace(/^assets\//, ''));
}

/**
 * Writes into the page which files the pages behind log-in need. Then the page's first script can request them at once,
 * in parallel with itself (`index.html`). `always`: the modules that every such page needs; `pages`: for each path with
 * which visits often begin, the module of its page. All other pages request their files later.
 */
export const filesBehindLogin = (always: readonly string[], pages: Readonly<Record<string, string>>): Plugin => ({
  name: 'files-behind',
  apply: (_, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
  enforce: 'post',
  generateBundle(_, bundle) {
    const common = new Set(always.flatMap((module) => filesOf(bundle, module)));
    const own = Object.entries(pages).map(([path, module]) => [
      path,
      ...filesOf(bundle, module).filter((file) => !common.has(file)),
    ]);
    const content = [[...common], ...own].map((files) => files.join(' ')).join(';');
    for (const page of Object.values(bundle)) {
      if (page.type !== 'asset' || !page.fileName.endsWith('.html')) continue;
      page.source = String(page.source).replace('<title>', `<meta name="files" content="${content}"><title>`);
    }
  },
});
