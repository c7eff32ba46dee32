import { toastsModel } from '../../machines/toasts/toasts.model.ts';
import { loginPage } from '../pages/login.page.ts';
import { toastsPage } from '../pages/toasts.page.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

/** Longer than any message stays. */
const longest = 21_000;

runFlowInBrowser<typeof toastsModel>({
  model: toastsModel,
  drive: async ({ page }) => {
    const form = loginPage(page);
    const toasts = toastsPage(page);
    // Time stands still but where the path moves it: nothing goes while it is looked at.
    await page.clock.install();
    // Each log-in that fails on the server's side is told by one message.
    await page.setExtraHTTPHeaders({ 'x-linka-fault': 'login=error500' });
    return {
      timeStands: true,
      open: async () => {
        await form.open();
        await form.seeLoginPage();
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
        await form.typeUsername('nobody@linka.example');
      },
      verbs: {
        close: ({ id }) => toasts.close(id),
        pause: () => toasts.pointAtOne(),
        resume: () => toasts.pointAway(),
      },
      arrange: () => Promise.resolve('held'),
      release: () => Promise.resolve(),
      runOut: () => Promise.reject(new Error('messages go by ticks')),
      bringAbout: async ({ event, name }) => {
        if (event.type === 'tick') return page.clock.fastForward(name === 'tick/start' ? 300 : longest);
        const before = await toasts.count();
        await form.typePassword('secret');
        await form.submitByKeyboard();
        await toasts.seeCount(before + 1);
      },
    };
  },
});
