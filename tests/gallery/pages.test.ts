import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { entryOf } from '../../gallery/entry.ts';
import type { Entry } from '../../gallery/entry.ts';
import { readFlows } from '../../gallery/flows.ts';
import { flowPage } from '../../gallery/pages/flow-page.ts';
import { indexPage } from '../../gallery/pages/index-page.ts';
import { requirementsPage } from '../../gallery/pages/requirements-page.ts';
import { carriersOf } from '../../gallery/requirements.ts';

const flows = await readFlows();
const folder = mkdtempSync(join(tmpdir(), 'flows-'));

const entryFor = (name: string, from = folder): Entry => {
  const flow = flows.find((one) => one.name === name);
  if (flow === undefined) throw new Error(`There is no flow ${name}`);
  return entryOf(flow, from);
};

const session = entryFor('session');
const entries = [session, entryFor('toasts')];
const page = String(await flowPage(session, ''));
const index = String(await indexPage(entries));
const requirements = String(
  await requirementsPage(
    carriersOf(entries),
    new Map([
      ['SES-01', 'Log in & stay'],
      ['ZZZ-99', 'Later'],
    ]),
  ),
);

const idsIn = (text: string): Set<string> => new Set([...text.matchAll(/\bid="([^"]*)"/g)].map(([, id = '']) => id));
const linksIn = (text: string): string[] => [...text.matchAll(/\bhref="([^"]*)"/g)].map(([, href = '']) => href);

describe('every page', () => {
  it.each([page, index, requirements])('has no script or style in it (content security policy)', (text) => {
    expect(text).not.toMatch(/<style|\sstyle=|\son[a-z]+=|javascript:/);
    expect(text.match(/<script\b[^>]*>/g)).toEqual(['<script src="assets/copy.js" defer>']);
  });

  it('has every id once', () => {
    const ids = [...page.matchAll(/\bid="([^"]*)"/g)].map(([, id]) => id);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('links only to what is there', () => {
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
  it('says what was not run', () => {
    expect(page).toContain('The browser level was not run.');
    expect(page).toContain('3 browser not run');
  });

  it('says what is proved and what is not', () => expect(page).toContain('Not proved:'));

  it('says what the texts for Stately leave out', async () => {
    expect(page).toMatch(/the input of\s*<code>logIn<\/code>\s*in\s*<code>loggedOut\.<wbr \/>submitting/);
    expect(String(await flowPage(entryFor('toasts'), ''))).toContain('This config holds no function');
  });

  it('escapes what comes from the machine', async () => {
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
    const shown = String(await flowPage(entryFor('session', reported), ''));
    expect(shown).toContain('src="screens/session/editing%20state.png"');
    expect(shown).toContain('✓ axe: no violations');
    expect(shown).toContain('✗ axe: 2 violations');
  });

  it('does not guess at a report that it cannot read', () => {
    const broken = mkdtempSync(join(tmpdir(), 'flows-'));
    writeFileSync(join(broken, 'session.view.json'), '{"flow": 1}');
    expect(() => entryFor('session', broken)).toThrow('no report that the gallery can read');
  });
});

describe('the index', () => {
  it('links every flow and tells its coverage', () => {
    expect(linksIn(index)).toEqual(expect.arrayContaining(['session.html', 'toasts.html', 'requirements.html']));
    expect(index).toContain('level 0 100 %, level 1 100 %, level 2 not run, level 3 not run');
  });
});

describe('the requirements', () => {
  it('tell what they ask for, who carries them, and which nobody carries', () => {
    expect(requirements).toContain('Log in &amp; stay');
    expect(requirements).toMatch(/id="SES-01"[^]*?loggedIn/);
    expect(requirements).toMatch(/1 requirements that no machine names[^]*ZZZ-99/);
  });
});
