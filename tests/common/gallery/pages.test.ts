import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readFlows } from '#gallery/flows.ts';
import { galleryFlowOf } from '#gallery/gallery-flow.ts';
import type { GalleryFlow } from '#gallery/gallery-flow.ts';
import { flowPage } from '#gallery/pages/flow-page.ts';
import { indexPage } from '#gallery/pages/index-page.ts';
import { requirementsPage } from '#gallery/pages/requirements-page.ts';
import { testsByRequirement } from '#gallery/requirement-tests.ts';
import { referencesOf } from '#gallery/requirements.ts';

const flows = await readFlows();
const folder = mkdtempSync(join(tmpdir(), 'flows-'));

const galleryFlowFor = (name: string, from = folder): GalleryFlow => {
  const flow = flows.find((one) => one.name === name);
  if (flow === undefined) throw new Error(`expected a flow ${name}, but there is none`);
  return galleryFlowOf(flow, from);
};

const session = galleryFlowFor('session');
const galleryFlows = [session, galleryFlowFor('toasts')];
const page = String(await flowPage(session, ''));
const index = String(await indexPage(galleryFlows, new Map()));
const requirements = String(
  await requirementsPage({
    references: referencesOf(galleryFlows),
    texts: new Map([
      ['SES-01', 'Log in & stay'],
      ['YYY-98', 'Only tested'],
      ['ZZZ-99', 'Later'],
    ]),
    tests: new Map([['YYY-98', ['tests/common/rules/later.test.ts']]]),
  }),
);

const idsIn = (text: string): Set<string> => new Set([...text.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id));
const linksIn = (text: string): string[] => [...text.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href);

describe('every page', () => {
  it.each([page, index, requirements])('contains no inline script or style (content security policy)', (text) => {
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
    const scripts = text.match(/<script\b[^>]*>/g)?.filter((tag) => !tag.includes('application/json'));
    expect(scripts).toEqual(['<script src="assets/gallery.js" defer>']);
  });

  it('contains no id twice', () => {
    const ids = [...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('links only to ids that exist', () => {
    const broken = linksIn(page).filter((href) => href.startsWith('#') && !idsIn(page).has(href.slice(1)));
    expect(broken).toEqual([]);
    const numbers = linksIn(page).flatMap((href) => (href.startsWith('requirements.html#') ? [href.slice(18)] : []));
    expect(numbers.length).toBeGreaterThan(5);
    expect(numbers.filter((number) => !idsIn(requirements).has(number))).toEqual([]);
    const states = linksIn(requirements).flatMap((href) => (href.startsWith('session.html#') ? [href.slice(13)] : []));
    expect(states.filter((id) => !idsIn(page).has(id))).toEqual([]);
  });
});

describe('the page of a flow', () => {
  it('names the levels that were not run', () => {
    expect(page).toContain('The browser level was not run.');
    expect(page).toContain('3 browser not run');
  });

  it('shows, like the index, how to run the levels that were not run', () => {
    for (const text of [page, index]) expect(text).toContain('npm run flows -- --tests');
  });

  it('shows the diagram first, below links to all of its sections', () => {
    const [links = '', diagram = ''] = page.split('<section ');
    expect(links).toContain('href="#figures"');
    expect(diagram).toMatch(/^id="diagram"/);
  });

  it('explains what is proved and what is not', () => expect(page).toContain('Not proved:'));

  it('lists what is left out in the texts for Stately', async () => {
    expect(page).toMatch(/the input of\s*<code>logIn<\/code>\s*in\s*<code>loggedOut\.<wbr \/>submitting/);
    expect(String(await flowPage(galleryFlowFor('toasts'), ''))).toContain('This config contains no function');
  });

  it('escapes the texts of the machine', async () => {
    const state = { ...session.chart.root, description: '<b>bold</b> & more' };
    const risky = String(await flowPage({ ...session, chart: { ...session.chart, root: state } }, ''));
    expect(risky).toContain('&lt;b&gt;bold&lt;/b&gt; &amp; more');
    expect(risky).not.toContain('<b>bold');
  });

  it('shows the screens and accessibility results of the browser level', async () => {
    const states = {
      'loggedOut.editing': { screenshot: 'editing state.png', axe: { violations: 0 } },
      'loggedIn.calm': { axe: { violations: 2 } },
    };
    const report = { flow: 'session', transitions: [], paths: [], states };
    const reported = mkdtempSync(join(tmpdir(), 'flows-'));
    writeFileSync(join(reported, 'session.browser.json'), JSON.stringify(report));
    const shown = String(await flowPage(galleryFlowFor('session', reported), ''));
    expect(shown).toContain('src="screens/session/editing%20state.png"');
    expect(shown).toContain('✓ axe: no violations');
    expect(shown).toContain('✗ axe: 2 violations');
  });

  it('cannot be made if a report has another format', () => {
    const broken = mkdtempSync(join(tmpdir(), 'flows-'));
    writeFileSync(join(broken, 'session.view.json'), '{"flow": 1}');
    expect(() => galleryFlowFor('session', broken)).toThrow('not a report in the format that the gallery reads');
  });
});

describe('the index page', () => {
  it('links every flow and shows its coverage', () => {
    expect(linksIn(index)).toEqual(expect.arrayContaining(['session.html', 'toasts.html', 'requirements.html']));
    expect(index).toContain('level 0 100 %, level 1 100 %, level 2 not run, level 3 not run');
  });
});

describe('the page of the requirements', () => {
  it('shows the text of each requirement and the states that name it', () => {
    expect(requirements).toContain('Log in &amp; stay');
    expect(requirements).toMatch(/id="machines"[^]*id="SES-01"[^]*?loggedIn/);
  });

  it('lists first the requirements that no file names, and last the requirements that only tests name', () => {
    expect(requirements).toMatch(/Named by nothing: 1[^]*id="ZZZ-99"[^]*id="machines"/);
    expect(requirements).toMatch(/Named by tests only: 1[^]*id="YYY-98"[^]*later\.<wbr \/>test/);
  });

  it('links to each of its lists', () => {
    expect(linksIn(requirements)).toEqual(expect.arrayContaining(['#nothing', '#machines', '#tests']));
  });

  it('finds the tests that name a requirement', () => {
    const tests = testsByRequirement(join(import.meta.dirname, '../../..'));
    expect(tests.get('CRT-01')).toEqual([
      'tests/purchase/machines/cart.view.test.ts',
      'tests/purchase/views/item-price.test.tsx',
    ]);
    expect(tests.has('ZZZ-99')).toBe(false);
  });
});
