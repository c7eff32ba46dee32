// This script runs with the computer's own Node (20 or newer), before the packages are installed. The shop itself runs
// with the project's Node.
import { spawn } from 'node:child_process';
import { installMissing } from './lib/install.mjs';
import { newest } from './lib/newest.mjs';
import { root, run, toolEnvironment } from './lib/run.mjs';

/** The folders from which both the client and the server are built. */
const shared = ['contract', 'rules', 'messages', 'brands', 'scripts', 'package-lock.json'];
const ofServer = ['server', 'vite.server.config.ts'];
const ofClient = [
  'src',
  'machines',
  'index.html',
  'pass.html',
  'ui.html',
  'verify-pass.html',
  'panda.config.ts',
  'postcss.config.cjs',
  'vite.config.ts',
  'vite.parts.config.ts',
  'vite.pass.config.ts',
];

async function build(what, command, ...args) {
  console.log(`Building the ${what} …`);
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

await installMissing();
if (newest('dist/client/index.html') < newest(...shared, ...ofClient)) await build('shop', 'node', 'scripts/build.mjs');
else if (newest('dist/server/main.js') < newest(...shared, ...ofServer))
  await build('server', 'vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn');

/**
 * Starts the build of the flow gallery, which takes some seconds, in parallel with the shop. The sandbox serves the
 * gallery as soon as it is built.
 */
function drawFlows() {
  if (process.env.NODE_ENV === 'production' || newest('dist/flows/index.html') > 0) return;
  spawn('node', ['gallery/build.ts'], { cwd: root, env: toolEnvironment(), stdio: 'ignore' });
}

const server = spawn('node', ['dist/server/main.js'], { cwd: root, env: toolEnvironment(), stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 1));
drawFlows();
