import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../../..');
// Inside the project, so that the calls find openapi-fetch.
const folder = join(root, '.cache/openapi-client');

const write = (file: string, text: string): void => {
  writeFileSync(join(folder, file), text);
};

const configuration = {
  compilerOptions: {
    target: 'ES2024',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    module: 'ESNext',
    moduleResolution: 'bundler',
    types: [],
    strict: true,
    skipLibCheck: true,
    noEmit: true,
  },
  include: ['*.ts'],
};

const beginning = `import createClient from 'openapi-fetch';
import type { components, paths } from './client.d.ts';

const client = createClient<paths>({ baseUrl: 'https://shop.example' });
`;

/** Makes the types of a client from the document with openapi-typescript. */
export function generateClient(document: object): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  write('document.json', JSON.stringify(document));
  const hooks = join(import.meta.dirname, 'use-older-typescript.ts');
  const generator = join(root, 'node_modules/openapi-typescript/bin/cli.js');
  execFileSync(process.execPath, ['--import', hooks, generator, 'document.json', '--output', 'client.d.ts'], {
    cwd: folder,
    stdio: 'pipe',
  });
}

/**
 * Compiles each code as a module that uses the client. Returns the messages of the compiler for each code; an empty text
 * = the code compiles.
 */
export function compile(codes: readonly string[]): readonly string[] {
  const modules = codes.map((code, place) => [`call-${String(place)}.ts`, `${beginning}\n${code}\n`] as const);
  for (const [file, text] of modules) write(file, text);
  write('tsconfig.json', JSON.stringify(configuration));
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const { stdout } = spawnSync(process.execPath, [compiler, '--pretty', 'false', '--project', folder], {
    cwd: folder,
    encoding: 'utf8',
  });
  return modules.map(([file]) =>
    stdout
      .split(/\n(?=\S)/)
      .filter((message) => message.startsWith(`${file}(`))
      .join('\n'),
  );
}
