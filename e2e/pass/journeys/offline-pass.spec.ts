import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { accountPath } from '#contract/account-pages.ts';
import { shellPage } from '../../common/pages/shell.page.ts';
import { createCustomer, openAs, openWith, type Customer } from '../../common/support/customer.ts';
import { layoutShifts, recordLayoutShifts } from '../../common/support/layout-shifts.ts';
import { createSandbox } from '../../common/support/sandbox.ts';
import { startServer } from '../../common/support/server.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { passPage, passVerificationPage } from '../pages/pass.page.ts';

const hour = 3_600_000;
/** A layout shift score that nobody notices. */
const unnoticedScore = 0.01;

/** Opens the pass while online, and waits until the browser has stored the pass and its page. */
async function keepPass(page: Page, customer: Customer) {
  const pass = passPage(page);
  await openWith(page, { session: customer.session }, pass.open);
  await pass.seeState('open.shown.fresh');
  await pass.seeCode();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(() => page.evaluate(async () => (await caches.match('/app/pass'))?.status)).toBe(200);
  return pass;
}

const openCold = async (context: BrowserContext) => {
  const page = await context.newPage();
  const pass = passPage(page);
  await pass.open();
  return { page, pass };
};

test('the pass is opened from the account page, and the code on the screen is valid (PAS-01, PAS-06)', async ({
  page,
  sandbox,
  context,
}) => {
  await openAs(page, await createCustomer(sandbox.url, await sandbox.account('adult')), accountPath);
  await page.getByRole('link', { name: 'Ukázat průkaz' }).click();
  const pass = passPage(page);
  await pass.seeState('open.shown.fresh');
  await pass.seeCodeOnFirstScreen();
  const address = await pass.readCode();
  // The QR code is small enough for a telephone to read it from the screen of another telephone.
  expect(address).toMatch(/^http:[^#]+\/verify-pass#\d{900,1300}$/);
  const checking = await context.newPage();
  const asked: string[] = [];
  checking.on('request', (request) => asked.push(request.url()));
  const verification = passVerificationPage(checking);
  await verification.open(address);
  await verification.seeValid('Jana Novotná');
  const [, code = ''] = address.split('#');
  expect(asked.filter((url) => url.split('#')[0]?.includes(code.slice(0, 40)) ?? false)).toEqual([]);
  await verification.again();
  await verification.paste(address.replace(/\d$/, (digit) => (digit === '1' ? '2' : '1')));
  await verification.check();
  await verification.seeRefused('Neplatí');
});

test('without a network the pass opens in a new page and can be checked there; the shop leads to it, and nothing else is stored (PAS-02, PAS-07)', async ({
  page,
  sandbox,
  context,
}) => {
  const pass = await keepPass(page, await createCustomer(sandbox.url, await sandbox.account('parent')));
  const checking = await context.newPage();
  await passVerificationPage(checking).open();
  await passVerificationPage(checking).seeState('waiting');
  const isReady = () =>
    checking.evaluate(
      async () => localStorage.getItem('linka.passKeys') !== null && (await caches.match('/verify-pass')) !== undefined,
    );
  await checking.evaluate(() => navigator.serviceWorker.ready);
  await expect.poll(isReady).toBe(true);
  const kept = await page.evaluate(async () => {
    const lists = (await caches.keys()).map(async (name) => (await caches.open(name)).keys());
    return (await Promise.all(lists)).flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.filter((path) => !/^\/(app\/pass|verify-pass|pass\/assets\/[\w.-]+)$/.test(path))).toEqual([]);

  await context.setOffline(true);
  await recordLayoutShifts(page);
  await page.reload();
  await pass.seeState('open.shown.kept');
  await pass.seeCode();
  expect((await layoutShifts(page)).filter(({ share }) => share > unnoticedScore)).toEqual([]);
  await pass.seeText('Jste bez připojení');
  const cold = await openCold(context);
  await cold.pass.seeState('open.shown.kept');
  await cold.pass.choosePerson(1);
  await cold.pass.seeCode();
  // A new page is used, because the browser's error page arrives after the failure and would abort the next navigation.
  await expect((await context.newPage()).goto('/sandbox/accounts')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
  const shop = await context.newPage();
  await shop.goto('/#/app/order-list');
  await expect(shop).toHaveURL(/\/app\/pass#offline$/);
  await passPage(shop).seeState('open.shown.kept');
  await passPage(shop).seeText('E-shop potřebuje síť. Průkaz můžete ukázat i bez ní.');
  await expect(shop.getByRole('link', { name: 'Ověřit průkaz' })).toBeVisible();
  await passPage(shop).seeCodeOnFirstScreen();
  const verification = passVerificationPage(await context.newPage());
  await verification.open(await pass.readCode());
  await verification.seeState('refused');
  await verification.seeRefused('dnes na něm není platná žádná jízdenka');

  await context.setOffline(false);
  await pass.seeState('open.shown.fresh');
  await passPage(shop).seeNothingOf('E-shop potřebuje síť.');
  await shop.goto('/');
  await expect(shop).toHaveURL(/\/#\/app\/user-account$/);
});

test('the pass opens after the browser has restarted while the server cannot be reached (PAS-02)', whole, async () => {
  const folder = await mkdtemp(join(tmpdir(), 'linka-browser-'));
  const launch = () =>
    chromium.launchPersistentContext(folder, {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
      locale: 'cs-CZ',
      timezoneId: 'Europe/Prague',
    });
  const server = await startServer();
  const address = `${server.url}/app/pass`;
  try {
    const before = await launch();
    const page = await before.newPage();
    const { session } = await createCustomer(server.url, await createSandbox(server.url).account('adult'));
    await openWith(page, { session }, () => page.goto(address));
    await passPage(page).seeState('open.shown.fresh');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await before.close();
  } finally {
    await server.stop();
  }
  const after = await launch();
  const page = await after.newPage();
  await page.goto(address);
  await passPage(page).seeState('open.shown.kept');
  await passPage(page).seeText('Jana Novotná');
  await passPage(page).seeCode();
  await after.close();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a stored pass that was altered, belongs to another account or is too old is never shown offline (PAS-02, PAS-03)',
  whole,
  async ({ page, sandbox, context }) => {
    const customer = await createCustomer(sandbox.url, await sandbox.account('adult'));
    const pass = await keepPass(page, customer);
    await context.setOffline(true);
    await pass.alterKept('Novotná', 'Nejedlá');
    await page.reload();
    await pass.seeState('open.unavailable');
    await pass.seeText('Uložený průkaz někdo změnil');
    await pass.seeNothingOf(/Nejedlá|Novotná/);
    await context.setOffline(false);
    await pass.seeState('open.shown.fresh');

    await context.setOffline(true);
    await page.evaluate(() => {
      const kept = JSON.parse(localStorage.getItem('linka.session') ?? '') as { value: { customerAccountId: number } };
      kept.value.customerAccountId += 1;
      localStorage.setItem('linka.session', JSON.stringify(kept));
    });
    await page.reload();
    await pass.seeState('open.unavailable');
    await pass.seeText('patří k jinému účtu');
    await pass.seeNothingOf('Novotná');
    await context.setOffline(false);

    await page.close();
    const later = await context.newPage();
    const renewed = await keepPass(later, customer);
    await context.setOffline(true);
    await context.clock.setSystemTime(Date.now() + 24 * hour);
    await later.reload();
    await renewed.seeText('starší, než je dovoleno');
    await renewed.seeNothingOf('Novotná');
    await context.clock.setSystemTime(Date.now());
    await later.reload();
    await renewed.seeState('open.unavailable');
    await renewed.seeNothingOf('Novotná');
  },
);

test('a log-out deletes the pass, its photo, key and files, whether the page of the pass is open or not (PAS-05)', async ({
  page,
  sandbox,
  context,
}) => {
  const account = await sandbox.account('adult');
  const pass = await keepPass(page, await createCustomer(sandbox.url, account));
  expect(await pass.readKept()).toEqual({
    databases: ['linka-pass'],
    caches: [expect.any(String)],
    workers: ['/', '/app/pass'],
  });
  const shop = await context.newPage();
  await shop.goto(`/#${accountPath}`);
  await shellPage(shop).logOut();
  await pass.seeState('open.loggedOut');
  await pass.seeText('Nejste přihlášeni');
  await pass.seeNothingOf('Novotná');
  await expect.poll(() => pass.readKept()).toEqual({ databases: [], caches: [], workers: [] });

  await keepPass(page, await createCustomer(sandbox.url, account));
  await page.goto(`/#${accountPath}`);
  await shellPage(page).logOut();
  await page.getByLabel('E-mail').waitFor();
  await expect.poll(() => pass.readKept()).toEqual({ databases: [], caches: [], workers: [] });
  await pass.open();
  await pass.seeText('Nejste přihlášeni');
  await page.getByRole('link', { name: 'Přihlásit se' }).click();
  await page.waitForURL(/redirectUrl=%2Fapp%2Fpass/);
});
