import { eq } from 'drizzle-orm';
import { parse } from 'postcss';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { updateAccountSettings } from '#contract/endpoints/customer-accounts.ts';
import { locales } from '#contract/enumerations.ts';
import { customers, orders } from '#server/platform/db/schema.ts';
import { exampleSupplier } from '#server/platform/settings/supplier.ts';
import { documentPaidOrder } from '#server/purchase/invoices/document-paid-order.ts';
import { call, freshAccount } from '../../common/server/support/call.ts';
import { exportOf } from '../../common/server/support/export-of.ts';
import { parseHtml } from '../../common/server/support/parse-html.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer({ workers: false });
  await server.services.settings.change(server.services.database, { supplier: exampleSupplier });
});
afterAll(() => server.stop());

async function pageOf(token: string) {
  const { page, ...rest } = await exportOf(server, token);
  return { ...rest, page, document: parseHtml(page) };
}

/** A text as a person reads it: all white space is collapsed to single spaces. */
const textOf = (element: Element | null | undefined): string =>
  element?.textContent.replaceAll(/\s+/g, ' ').trim() ?? '';

const sectionWith = (document: Document, heading: string): Element | undefined =>
  [...document.querySelectorAll('section')].find((section) => textOf(section.querySelector('h2')) === heading);

const rowsOf = (section: Element | undefined): string[][] =>
  [...(section?.querySelectorAll('tr') ?? [])].map((row) => [...row.children].map((cell) => textOf(cell)));

/** A line without the addresses and numbers that are different in each test account. */
const withoutRandom = (line: string): string =>
  line
    .replaceAll(/\b(adult|parent)-[\w-]+@/g, '$1@')
    .replaceAll(/\b\d{8} \d{2} \d{7} \d\b/g, '<card>')
    .replaceAll(/\bT\d{12}\b/g, '<transaction>')
    .replaceAll(/\b\d{10}\b/g, '<application>')
    .replaceAll(/^26\d{4}\b/g, '<order>');

describe('the page of an export (SET-03)', () => {
  test('has a title, its language, a heading for each subject, and links to the subjects', async () => {
    const { token } = await freshAccount(server, 'adult');
    const { document } = await pageOf(token);
    expect([document.documentElement.lang, document.title]).toEqual(['cs', 'Vaše údaje – Linka']);
    const headings = [...document.querySelectorAll('h2')].map((heading) => textOf(heading));
    expect(headings).toEqual([
      'Účet a osobní údaje',
      'Karty',
      'Jízdenky',
      'Pohyby peněženky',
      'Objednávky',
      'Žádosti o kartu',
      'Reklamace',
      'Propojení lidé',
      'Účty spravující moji kartu',
      'Souhlasy a upozornění',
      'E-maily, které jsme vám poslali',
      'Přihlášení',
      'Sítě, ze kterých se přihlašujete',
      'Co se stalo s vaším účtem, lidmi a kartami',
    ]);
    const links = [...document.querySelectorAll('nav a')];
    expect(links.map((link) => textOf(link))).toEqual(headings);
    for (const link of links) expect(document.querySelector(link.getAttribute('href') ?? '')).not.toBeNull();
  });

  // Chromium never breaks a text of two lines between columns or pages, but other browsers do.
  test('does not break a link to a section between columns, nor a row or fact between printed pages', async () => {
    const { token } = await freshAccount(server, 'adult');
    const { document } = await pageOf(token);
    const whole = parse(textOf(document.querySelector('style')))
      .nodes.flatMap((rule) => (rule.type === 'atrule' ? (rule.nodes ?? []) : [rule]))
      .filter((rule) => rule.type === 'rule' && rule.some((one) => 'prop' in one && one.prop === 'break-inside'));
    expect(whole.flatMap((rule) => ('selectors' in rule ? rule.selectors : []))).toEqual(['nav li', 'tr', 'dl > div']);
  });

  test('shows days, times and amounts in the same format as the shop, under column headers', async () => {
    const { token } = await freshAccount(server, 'adult');
    const { document, data } = await pageOf(token);
    const [header, ...rows] = rowsOf(sectionWith(document, 'Jízdenky'));
    expect(header).toEqual(['Tarif', 'Profil', 'Pásma', 'Platí od', 'Platí do', 'Cena', 'Stav', 'Číslo karty']);
    expect(rows).toHaveLength(data.ticketFares.length);
    const dated = ['01.11.2026', '29.01.2027', '1 430,00 Kč', 'Zrušená'];
    expect(rows[0]?.slice(0, -1)).toEqual(['90denní', 'Dospělý', '100 Lipany-město', ...dated]);
    expect(rowsOf(sectionWith(document, 'Přihlášení')).slice(1)).toEqual([['21.11.2026 10:00', 'node', 'Ne']]);
    expect(document.querySelectorAll('th').length).toBe(document.querySelectorAll('th[scope="col"]').length);
  });

  test.each(['adult', 'parent'] as const)('shows all data of the account %s in the right sections', async (who) => {
    const { token } = await freshAccount(server, who);
    const { document } = await pageOf(token);
    const lines = [...document.querySelectorAll('section')].flatMap((section) => [
      `## ${textOf(section.querySelector('h2'))}`,
      ...[...section.querySelectorAll('dl > *, p')].map((element) => textOf(element)),
      ...rowsOf(section).map((cells) => cells.join(' | ')),
    ]);
    await expect(`${lines.map(withoutRandom).join('\n')}\n`).toMatchFileSnapshot(`pinned/export-page-${who}.txt`);
  });

  test('links to the invoice files in the zip', async () => {
    const { token, accountId } = await freshAccount(server, 'adult');
    const { database } = server.services;
    const mine = await database.select().from(orders).where(eq(orders.accountId, accountId));
    for (const { id, state } of mine)
      if (state === 'PAID') await documentPaidOrder(server.services, id, server.clock.now());
    const { document, files } = await pageOf(token);
    const names = [...document.querySelectorAll('td a')].map((link) => link.getAttribute('href') ?? '');
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !files.has(name))).toEqual([]);
  });

  test('shows a sentence in a section without entries', async () => {
    const { token } = await freshAccount(server, 'newcomer');
    const { document } = await pageOf(token);
    const said = ['Karty', 'Jízdenky', 'Objednávky', 'Propojení lidé'].map((heading) => {
      const section = sectionWith(document, heading);
      return [section?.querySelector('table'), textOf(section?.querySelector('p'))];
    });
    expect(said).toEqual([
      [null, 'Zatím tu není žádná karta.'],
      [null, 'Zatím tu není žádná jízdenka.'],
      [null, 'Zatím nemáte žádnou objednávku.'],
      [null, 'Nic tu nemáme.'],
    ]);
  });

  test('escapes a name with markup, and has no scripts or external content', async () => {
    const { token, customerId } = await freshAccount(server, 'adult');
    const name = { firstName: '<script>alert(1)</script>', lastName: '"><img src=x onerror=alert(2)>' };
    await server.services.database.update(customers).set(name).where(eq(customers.id, customerId));
    const { document, page } = await pageOf(token);
    expect(textOf(sectionWith(document, 'Účet a osobní údaje'))).toContain(`${name.firstName} ${name.lastName}`);
    expect(
      document.querySelectorAll('script, img, link, iframe, object, [src], [onerror], style ~ style'),
    ).toHaveLength(0);
    const policy = document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute('content');
    expect(policy).toBe("default-src 'none'; style-src 'unsafe-inline'");
    expect(page).not.toMatch(/https?:|url\(|@import/);
  });

  test('isolates a name written from right to left from the text around it', async () => {
    const { token, customerId } = await freshAccount(server, 'adult');
    const name = { firstName: 'דנה', lastName: 'כהן' };
    await server.services.database.update(customers).set(name).where(eq(customers.id, customerId));
    const { document } = await pageOf(token);
    const isolated = [...document.querySelectorAll('bdi')].map((element) => textOf(element));
    expect(isolated).toContain('דנה כהן');
  });

  test.each(locales)('has all of its texts in %s', async (locale) => {
    const { token } = await freshAccount(server, 'adult');
    await call(server, updateAccountSettings, { token, body: { locale } });
    const { document } = await pageOf(token);
    expect(document.documentElement.lang).toBe(locale);
    const shown = textOf(document.body);
    expect(shown).not.toMatch(/\b(?:exportPage|chipCards|ticketFares|eWallet|orders|links|cardApplications?|list)\.\w/);
    expect(shown).not.toMatch(/undefined|null|\[object|NaN/);
  });
});
