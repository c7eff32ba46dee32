import { setTimeout } from 'node:timers/promises';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { test } from '../support/test.ts';

// Tests that the fixtures in support/test.ts remove the routes at the end of a test. Without this, nearly every run
// failed.
test('a test does not fail because a call is still being answered at its end', async ({ page }) => {
  const isFetched = Promise.withResolvers<void>();
  await page.route(`**${systemConfigurations.path}`, async (route) => {
    const response = await route.fetch();
    isFetched.resolve();
    await setTimeout(20);
    await route.fulfill({ response, json: await response.json() });
  });
  await page.goto('/ui/?part=pictures');
  await page.evaluate((address) => void fetch(address), systemConfigurations.path);
  await isFetched.promise;
});
