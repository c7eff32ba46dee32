import type { Route } from '@playwright/test';
import { machineAtHand } from '#machines/common/flow-map/flow-map.at-hand.ts';
import { flowMapModel } from '#machines/common/flow-map/model/flow-map.model.ts';
import { drawingOf } from '#machines/common/flow-map/model/flow-map.samples.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { registrationPage } from '../../visitor/pages/registration.page.ts';
import { flowMapPage } from '../pages/flow-map.page.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { expect } from '../support/test.ts';

/**
 * For each machine id of the model: a real machine. The session always runs, the registration runs while its page is
 * open.
 */
const flowOf: Readonly<Record<number, string>> = { 1: 'session', 2: 'registration' };

/** A drawing with an event that both machines accept and that changes nothing that the path checks. */
const drawingWithEvent = (flow: string) => ({
  ...drawingOf(flow),
  events: { changeUsername: { sender: null, cases: { plain: { value: 'nobody@linka.example' } } } },
});

/** Holds each request for a drawing until the test releases it, with a drawing or with 404. */
class HeldDrawings {
  #waiting: { readonly flow: string; readonly route: Route }[] = [];

  add(route: Route): void {
    this.#waiting.push({ flow: /live\/(\w+)\.json/.exec(route.request().url())?.[1] ?? '', route });
  }

  async release(flow: string, isBuilt: boolean): Promise<void> {
    await expect.poll(() => this.#waiting.some((held) => held.flow === flow)).toBe(true);
    const last = this.#waiting.findLast((held) => held.flow === flow);
    this.#waiting = [];
    await last?.route.fulfill(isBuilt ? { json: drawingWithEvent(flow) } : { status: 404 });
  }
}

runFlowInBrowser<typeof flowMapModel>({
  model: flowMapModel,
  needsExtension: true,
  // Left out: `watched/none` and `watched/fileLast`, because the session always runs and changes only on the log-in
  // page; `waiting/none`, because only journeys abort a held call; `take` for a machine that was not the last to change,
  // because `take` changes the machine.
  isFeasible: ({ name }, { context, value }) => {
    if (value.drawing === 'none') return name === 'watched/file';
    if (['watched/none', 'watched/fileLast', 'waiting/none'].includes(name)) return false;
    return name !== 'take' || machineAtHand(context)?.id === context.machines.at(-1)?.id;
  },
  drive: async ({ page }) => {
    const map = flowMapPage(page);
    const login = loginPage(page);
    const registration = registrationPage(page);
    const drawings = new HeldDrawings();
    const goToLogin = async () => {
      await page.goto('/#/');
      await login.seeLoginPage();
    };
    let typed = 0;
    await page.route('**/flows/live/*.json', (route) => drawings.add(route));
    return {
      withoutRoot: { 'target.following drawing.none calls.passing': () => map.seeOpen() },
      open: async () => {
        // The lasting machines start when the first pages are opened. Opens pages first, so that no machine starts
        // during the path.
        await registration.open();
        await registration.seePage();
        await goToLogin();
        await map.open();
      },
      verbs: {
        choose: async ({ id }) => void (await map.choose(flowOf[id] ?? '')),
        follow: async () => void (await map.follow()),
        take: () => map.takeAny(),
        retry: () => map.retry(),
        hold: () => map.hold(),
        pass: () => map.pass(),
        letThrough: () => map.letThrough('Pustit messages'),
        letAllThrough: () => map.letAllThrough(),
      },
      arrange: () => Promise.resolve('held'),
      release: async ({ outcomeName }) => drawings.release((await map.flow()) ?? '', outcomeName !== 'none'),
      runOut: () => Promise.reject(new Error('expected no delay in the flow map, but the path has one')),
      bringAbout: async ({ name }) => {
        if (name === 'waiting/one') {
          await page.getByRole('button', { name: 'Čeština' }).click();
          await map.seeHeld('messages');
        } else if (name === 'watched/questionLast') {
          await registration.open();
          await registration.seePage();
          await registration.typeUsername('someone@linka.example');
        } else {
          await goToLogin();
          typed += 1;
          await login.typeUsername(`visitor${typed}@linka.example`);
        }
      },
    };
  },
});
