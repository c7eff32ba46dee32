import { spawn } from 'node:child_process';
import { delimiter, join } from 'node:path';

export const root = join(import.meta.dirname, '..', '..');
const bin = join(root, 'node_modules', '.bin');

/**
 * An environment in which the project's own Node and tools take precedence over those of the computer, and in which Node
 * caches compiled code.
 */
export const toolEnvironment = (extra = {}) => ({
  NODE_COMPILE_CACHE: join(root, '.cache', 'compiled'),
  ...process.env,
  ...extra,
  PATH: `${bin}${delimiter}${process.env.PATH ?? ''}`,
});

/** Runs a command in the project's folder and resolves to its exit code; `onOutput` receives its stdout. */
export const run = (command, args, { env = {}, onOutput } = {}) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: toolEnvironment(env),
      stdio: onOutput === undefined ? 'inherit' : ['inherit', 'pipe', 'inherit'],
      shell: process.platform === 'win32',
    });
    child.stdout?.on('data', (chunk) => {
      process.stdout.write(chunk);
      onOutput(String(chunk));
    });
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });

/** Runs a command in the project's folder, and prints its output after it has ended; resolves to its exit code. */
export const runQuietly = (command, args) =>
  new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, env: toolEnvironment(), shell: process.platform === 'win32' });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(said));
      resolve(code ?? 1);
    });
  });
