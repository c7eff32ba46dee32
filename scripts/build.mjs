import { join } from 'node:path';
import { installMissing } from './lib/install.mjs';
import { root, run } from './lib/run.mjs';

async function step(command, ...args) {
  const code = await run(command, args);
  if (code !== 0) process.exit(code);
}

await installMissing();
// This option means that the caller has already generated the style functions. While they are generated, no other tool
// can read them.
if (!process.argv.includes('--styles-made')) await step('panda', 'codegen', '--silent');
await step('vite', 'build', '--config', 'vite.parts.config.ts', '--logLevel', 'warn');
await step('vite', 'build', '--config', 'vite.pass.config.ts', '--logLevel', 'warn');
await step('vite', 'build', '--config', 'vite.server.config.ts', '--logLevel', 'warn');
// The client is built last: the server recognizes a new build by the template of the client's page.
await step('vite', 'build', '--ssr', 'src/app/prerendered-login/render-login.tsx', '--logLevel', 'warn');
await step('vite', 'build', '--logLevel', 'warn');
await step('node', 'scripts/static-shop/write-static-shop.ts');
await step('node', 'scripts/precompress.ts', join(root, 'dist', 'client'));
await step('node', 'scripts/precompress.ts', join(root, 'dist', 'pass'));
await step('node', 'scripts/compress-messages.ts');
