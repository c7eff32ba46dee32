// @ts-nocheck
import { chromium } from '@playwright/test';
import { logIn, repeatLastTicket } from '../lib/logged-in.ts';
import { servePages } from '../lib/serve-pages.ts';
import { writeFileSync } from 'node:fs';
const rate = Number(process.env.RATE ?? 4);
const pages = await servePages('dist/client');
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH, args: ['--no-sandbox', '--disable-background-networking'] });
const context = await browser.newContext({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true });
const page = await context.newPage();
const customer = await logIn(page, pages);
await repeatLastTicket(pages.shop, customer);
const cdp = await context.newCDPSession(page);
for (const path of (process.argv[2] ?? 'user-account,shopping-cart,order-list').split(',')) {
  await page.goto('about:blank');
  await cdp.send('Network.clearBrowserCache');
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 7.5e5 / 8 });
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
  const reqs = new Map(); let t0;
  const on1 = (e) => { t0 ??= e.timestamp; reqs.set(e.requestId, { url: e.request.url, method: e.request.method, start: e.timestamp }); };
  const on2 = (e) => { const r = reqs.get(e.requestId); if (r) { r.end = e.timestamp; r.bytes = e.encodedDataLength; } };
  cdp.on('Network.requestWillBeSent', on1); cdp.on('Network.loadingFinished', on2);
  const events = [];
  const onData = ({ value }) => events.push(...value);
  cdp.on('Tracing.dataCollected', onData);
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-v8.cpu_profiler', 'loading', 'v8.execute','v8', 'blink.user_timing','disabled-by-default-devtools.timeline','toplevel'], excludedCategories: ['*'] } });
  await page.addInitScript(() => {
    window.__lcp = []; window.__cls = [];
    new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__lcp.push([Math.round(e.startTime), e.size, e.element?.tagName + ':' + (e.element?.textContent ?? '').slice(0, 40)]); }).observe({ type: 'largest-contentful-paint', buffered: true });
    new PerformanceObserver((l) => { for (const e of l.getEntries()) window.__cls.push([Math.round(e.startTime), e.value.toFixed(4), e.sources.map((s) => (s.node?.nodeName + '.' + (s.node?.className?.toString() ?? '').slice(0, 30) + ' "' + (s.node?.textContent ?? '').slice(0, 30) + '" ' + JSON.stringify([s.previousRect.y, s.previousRect.height, s.currentRect.y, s.currentRect.height]))).join(' | ')]); }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(`${pages.url}#/app/${path}`);
  await page.waitForTimeout(6000);
  const ended = new Promise((r) => cdp.once('Tracing.tracingComplete', r));
  await cdp.send('Tracing.end'); await ended;
  cdp.off('Network.requestWillBeSent', on1); cdp.off('Network.loadingFinished', on2); cdp.off('Tracing.dataCollected', onData);
  console.log(`\n##### ${path}`);
  for (const r of reqs.values()) console.log(`${Math.round((r.start - t0) * 1000)}–${Math.round((r.end - t0) * 1000)} ${r.method} ${r.url.replace(pages.url, '/')} ${r.bytes}`);
  const start = events.find((e) => e.name === 'navigationStart' || e.name === 'ResourceSendRequest')?.ts;
  const main = events.filter((e) => e.name === 'RunTask' && e.dur > 50_000).toSorted((a, b) => a.ts - b.ts);
  const begin = t0 * 1e6;
  console.log('long tasks:');
  for (const t of main) {
    const inner = events.filter((e) => e.tid === t.tid && e.ts >= t.ts && e.ts < t.ts + t.dur && e.dur > 8000 && e.name !== 'RunTask');
    console.log(`  at ${Math.round((t.ts - begin) / 1000)} ${Math.round(t.dur / 1000)} ms: ${inner.map((e) => `${e.name}${e.args?.data?.url ? ' ' + e.args.data.url.split('/').pop() : e.args?.data?.functionName ? ' ' + e.args.data.functionName : e.args?.elementCount ? ' n=' + e.args.elementCount : ''} ${Math.round(e.dur / 1000)}`).join(', ')}`);
  }
  const total = {};
  for (const e of events) if (e.dur && ['UpdateLayoutTree', 'Layout', 'EvaluateScript', 'v8.compile', 'FunctionCall', 'Paint', 'PrePaint', 'MinorGC', 'MajorGC', 'ParseHTML', 'RunMicrotasks', 'Layerize', 'Commit', 'V8.GC_MC_BACKGROUND_MARKING'].includes(e.name)) total[e.name] = (total[e.name] ?? 0) + e.dur / 1000;
  console.log(Object.entries(total).map(([k, v]) => `${k} ${Math.round(v)}`).join(', '));
  console.log('lcp', JSON.stringify(await page.evaluate(() => window.__lcp)));
  for (const s of await page.evaluate(() => window.__cls)) console.log('shift', JSON.stringify(s));
  writeFileSync(`/tmp/trace-${path}.json`, JSON.stringify({ traceEvents: events }));
}
await browser.close(); await pages.close();
process.exit(0);
