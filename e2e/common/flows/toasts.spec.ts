import { toastsModel } from '#machines/common/toasts/model/toasts.model.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { toastsPage } from '../pages/toasts.page.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { stopTime } from '../support/stop-time.ts';

/** Longer than any toast stays, in milliseconds. */
const pastAllToasts = 21_000;

runFlowInBrowser<typeof toastsModel>({
  model: toastsModel,
  // Left out: `navigate`, because the log-in page has no router that reports other pages; journeys/toasts.spec.ts opens
  // another page.
  isFeasible: ({ event }) => event.type !== 'navigate',
  drive: async ({ page }) => {
    const form = loginPage(page);
    const toasts = toastsPage(page);
    // The page's clock runs only when the path moves it, so that no toast ends during a check.
    await page.clock.install();
    let shown = 0;
    return {
      isClockStopped: true,
      open: async () => {
        await form.open();
        await form.seeLoginPage();
        // The log-in form is visible before its script has run.
        await stopTime(page, 'toasts');
        await form.typeUsername('nobody@linka.example');
      },
      verbs: {
        close: ({ id }) => toasts.close(id),
        pause: () => toasts.pointAtOne(),
        resume: () => toasts.pointAway(),
      },
      arrange: () => Promise.resolve('held'),
      release: () => Promise.resolve(),
      runOut: () =>
        Promise.reject(new Error('expected ticks only, since toasts end by ticks, but the path has a delay')),
      bringAbout: async ({ event, name }) => {
        if (event.type === 'tick') return page.clock.fastForward(name === 'tick/later' ? pastAllToasts : 300);
        // Each failed log-in shows a toast; another failure shows another text.
        const fault = name === 'show/brief' ? 'error500' : 'no-answer-before';
        await page.setExtraHTTPHeaders({ 'x-linka-fault': `login=${fault}` });
        await form.typePassword('secret');
        await form.submitByKeyboard();
        shown += 1;
        await toasts.see(shown);
      },
    };
  },
});
