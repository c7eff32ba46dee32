import { chromium } from '@playwright/test';
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium-headless-shell', args: ['--no-sandbox'] });
const u = 'http://localhost:4105';
const run = async (name, options, width, height, locale = 'Čeština') => {
  const page = await (
    await browser.newContext({
      viewport: { width, height },
      locale: 'cs-CZ',
      timezoneId: 'Europe/Prague',
      reducedMotion: 'reduce',
      ...options,
    })
  ).newPage();
  page.on('pageerror', (e) => console.log('PAGEERROR', name, e.message));
  page.on('console', (m) => {
    if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', name, m.text());
  });
  const account = await (
    await fetch(u + '/sandbox/accounts', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ purpose: 'parent' }),
    })
  ).json();
  await page.goto(u);
  await page.getByLabel('E-mail').fill(account.username);
  await page.getByLabel('Heslo', { exact: true }).fill(account.password);
  await page.getByRole('button', { name: 'Přihlásit se' }).click();
  await page.waitForURL(/#\/(app|desk)\//);
  await page.waitForTimeout(1500);
  await page.getByRole('button', { name: locale }).click();
  await page.waitForTimeout(700);
  await page.keyboard.press('F8');
  await page.locator('.flow-map').waitFor();
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/fm-${name}-page.png` });
  await page.locator('.flow-map [type=checkbox]').check();
  await page.locator('.flow-map-choice select').selectOption({ index: 1 });
  await page.evaluate(() =>
    [...document.querySelectorAll('main button')].find((b) => /jízdenk|ticket|bilet/i.test(b.textContent))?.click(),
  );
  await page.waitForTimeout(1200);
  await page.locator('.flow-map-choice select').selectOption({ index: 1 });
  await page.waitForTimeout(700);
  await page.screenshot({ path: `/tmp/fm-${name}-dialog.png` });
  await page.evaluate(() => document.querySelector('.flow-map-steps').scrollIntoView());
  await page.screenshot({ path: `/tmp/fm-${name}-steps.png` });
  await page.getByRole('button', { name: locale === 'Română' ? 'Restrângeți' : 'Sbalit' }).click();
  await page.screenshot({ path: `/tmp/fm-${name}-folded.png` });
  await page.context().close();
};
await run('1440', {}, 1440, 900);
await run('360', { hasTouch: true }, 360, 740);
await run('360ro', { hasTouch: true }, 360, 740, 'Română');
await run('forced', { forcedColors: 'active' }, 1440, 900, 'Română');
await run('zoom', {}, 360, 225);
await browser.close();
