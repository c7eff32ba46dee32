import { spawn } from 'node:child_process';
import { installMissing } from './lib/install.mjs';
import { root, run, toolEnvironment } from './lib/run.mjs';

await installMissing();
const code = await run('panda', ['codegen', '--silent']);
if (code !== 0) process.exit(code);

const children = [
  ['node', ['--watch', 'server/main.ts']],
  ['panda', ['--watch', '--silent']],
  ['vite', []],
].map(([command, args]) => spawn(command, args, { cwd: root, env: toolEnvironment(), stdio: 'inherit' }));

const stop = () => children.forEach((child) => child.kill('SIGTERM'));
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
for (const child of children) child.on('close', stop);
