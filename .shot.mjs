import { chromium } from '@playwright/test';
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox'],
});
const width = Number(process.argv[2] ?? 1440),
  height = Number(process.argv[3] ?? 900);
const page = await (
  await browser.newContext({
    viewport: { width, height },
    locale: 'cs-CZ',
    timezoneId: 'Europe/Prague',
    reducedMotion: 'reduce',
  })
).newPage();
page.on('pageerror', (e) => console.log('PAGEERROR', e.message));
page.on('console', (m) => {
  if (m.type() === 'error' || m.type() === 'warning') console.log('CONSOLE', m.text());
});
const u = 'http://localhost:4105';
const account = await (
  await fetch(u + '/sandbox/accounts', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ purpose: 'parent' }),
  })
).json();
await page.goto(u);
await page.waitForTimeout(1500);
await page.keyboard.press('F8');
await page.getByRole('heading', { name: 'Živá mapa toku' }).waitFor();
await page.waitForTimeout(800);
await page.screenshot({ path: `/tmp/fm-${width}-1.png` });
await page.getByLabel('E-mail').fill(account.username);
await page.getByLabel('Heslo', { exact: true }).fill(account.password);
await page.getByRole('button', { name: 'Přihlásit se' }).click();
await page.waitForURL(/#\/(app|desk)\//);
await page.waitForTimeout(1500);
await page.screenshot({ path: `/tmp/fm-${width}-2.png` });
await page.getByRole('button', { name: 'Koupit jízdenku' }).click();
await page.waitForTimeout(2000);
await page.screenshot({ path: `/tmp/fm-${width}-3.png` });
console.log(
  await page.evaluate(() => {
    const h = document.querySelector('.flow-map-host');
    return [
      h.parentElement.getAttribute('role'),
      h.getAttribute('aria-hidden'),
      h.matches(':popover-open'),
      document.activeElement.outerHTML.slice(0, 100),
    ];
  }),
);
const panel = page.locator('.flow-map');
console.log(await panel.locator('.flow-map-state').innerText());
console.log(await panel.locator('.flow-map-steps').innerText());
await panel.getByLabel('Zdržovat volání').check();
await page.waitForTimeout(300);
await page.screenshot({ path: `/tmp/fm-${width}-4.png` });
await browser.close();
