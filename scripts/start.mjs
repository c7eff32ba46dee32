// This script runs on the computer's own Node (20 or newer), before anything is installed. The shop itself runs on the
// project's Node.
import { spawn } from 'node:child_process';
import { installMissing } from './lib/install.mjs';
import { newest } from './lib/newest.mjs';
import { root, run, toolEnvironment } from './lib/run.mjs';

const sources = [
  'src',
  'contract',
  'rules',
  'machines',
  'messages',
  'brands',
  'scripts',
  'index.html',
  'pass.html',
  'ui.html',
  'verify-pass.html',
  'panda.config.ts',
  'postcss.config.cjs',
  'vite.config.ts',
  'vite.parts.config.ts',
  'vite.pass.config.ts',
  'package-lock.json',
];

await installMissing();
if (newest('dist/client/index.html') < newest(...sources)) {
  console.log('Building the shop …');
  const code = await run('node', ['scripts/build.mjs']);
  if (code !== 0) process.exit(code);
}
/** Starts to build the flow gallery, which takes some seconds, beside the shop. The sandbox serves it once it is built. */
function drawFlows() {
  if (process.env.NODE_ENV === 'production' || newest('dist/flows/index.html') > 0) return;
  spawn('node', ['gallery/build.ts'], { cwd: root, env: toolEnvironment(), stdio: 'ignore' });
}

const server = spawn('node', ['server/main.ts'], { cwd: root, env: toolEnvironment(), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
drawFlows();
