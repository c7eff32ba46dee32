// @ts-nocheck
import { chromium } from '@playwright/test';
import { logIn, repeatLastTicket } from '../lib/logged-in.ts';
import { servePages } from '../lib/serve-pages.ts';
import { readFileSync, existsSync } from 'node:fs';
import { TraceMap, originalPositionFor } from '@jridgewell/trace-mapping';
const pages = await servePages('/tmp/cl');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
const page = await context.newPage();
const customer = await logIn(page, pages);
await repeatLastTicket(pages.shop, customer);
const cdp = await context.newCDPSession(page);
const maps = new Map();
const mapOf = (url) => { const f = '/tmp/cl/' + url.replace(pages.url, '') + '.map'; if (!maps.has(url)) maps.set(url, existsSync(f) ? new TraceMap(readFileSync(f, 'utf8')) : null); return maps.get(url); };
for (const path of (process.argv[2] ?? 'shopping-cart').split(',')) {
  const self = new Map(), incl = new Map(), byFile = new Map(); let total = 0;
  const rounds = 4;
  for (let i = 0; i < rounds; i++) {
    await page.goto('about:blank');
    await cdp.send('Network.clearBrowserCache');
    await cdp.send('Profiler.enable'); await cdp.send('Profiler.setSamplingInterval', { interval: 200 });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    await cdp.send('Profiler.start');
    await page.goto(`${pages.url}#/app/${path}`);
    await page.waitForTimeout(3500);
    const { profile } = await cdp.send('Profiler.stop');
    const nodes = new Map(profile.nodes.map((n) => [n.id, n]));
    const parent = new Map(); for (const n of profile.nodes) for (const c of n.children ?? []) parent.set(c, n.id);
    const name = (n) => { const { functionName, url, lineNumber, columnNumber } = n.callFrame; if (!url) return functionName || '(native)'; const m = mapOf(url); if (!m) return functionName + ' ' + url.split('/').pop(); const hinted = readFileSync('/tmp/cl/' + url.replace(pages.url, ''), 'utf8').startsWith('//#'); const o = originalPositionFor(m, { line: Math.max(1, lineNumber + (hinted ? 0 : 1)), column: columnNumber }); return `${functionName || o.name || '?'} ${(o.source ?? url).replace(/^(\.\.\/)+/, '').replace(/.*node_modules\//, 'nm/')}:${o.line}`; };
    const names = new Map(); for (const n of profile.nodes) names.set(n.id, name(n));
    profile.samples.forEach((id, k) => {
      const dt = profile.timeDeltas[k] / 1000 / rounds;
      const nm = names.get(id); if (nm === '(idle)' || nm === '(program)' ) { if (nm==='(program)') self.set(nm, (self.get(nm) ?? 0) + dt); return; }
      total += dt;
      self.set(nm, (self.get(nm) ?? 0) + dt);
      const file = nm.split(' ').slice(1).join(' ').replace(/:\d+$/, '').replace(/(nm\/(@[^/]+\/)?[^/]+).*/, '$1') || nm;
      byFile.set(file, (byFile.get(file) ?? 0) + dt);
      const seen = new Set(); for (let p = id; p !== undefined; p = parent.get(p)) { const q = names.get(p); if (!seen.has(q)) { seen.add(q); incl.set(q, (incl.get(q) ?? 0) + dt); } }
    });
  }
  const top = (m, n) => [...m].sort((a, b) => b[1] - a[1]).slice(0, n).map(([k, v]) => `${v.toFixed(1).padStart(7)} ${k}`).join('\n');
  console.log(`\n#### ${path} total ${total.toFixed(0)} ms\n-- by file\n${top(byFile, 28)}\n-- self\n${top(self, 25)}\n-- inclusive\n${top(incl, 70)}`);
}
await browser.close(); await pages.close(); process.exit(0);
