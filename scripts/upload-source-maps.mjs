// Uploads the source maps of the last build to the receiver of errors, with the release that browsers report
// (docs/build.md).
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, run } from './lib/run.mjs';

const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const upload = ['sourcemaps', 'upload', '--release', `linka@${version}`, '--url-prefix', '~/', 'dist/source-maps'];
process.exit(await run('npx', ['--yes', '@sentry/cli@3.8.0', ...upload]));
