import { setTimeout } from 'node:timers/promises';
import { systemConfigurations } from '#contract/endpoints/system-configurations.ts';
import { test } from '../support/test.ts';

// Of the support for these tests: nearly each run failed before routes were removed at the end of a test.
test('a call that is still being answered when the test ends does not fail it', async ({ page }) => {
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
