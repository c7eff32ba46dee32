import type { Route } from '@playwright/test';
import { machineAtHand } from '#machines/common/flow-map/flow-map.at-hand.ts';
import { flowMapModel } from '#machines/common/flow-map/model/flow-map.model.ts';
import { drawingOf } from '#machines/common/flow-map/model/flow-map.samples.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { registrationPage } from '../../visitor/pages/registration.page.ts';
import { flowMapPage } from '../pages/flow-map.page.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';
import { expect } from '../support/test.ts';

/** The machines of the model's samples as the shop has them: one that always runs, and that of a page. */
const flowOf: Readonly<Record<number, string>> = { 1: 'session', 2: 'registration' };

/** A drawing by which either of them can be sent something that changes nothing of what the path is about. */
const drawn = (flow: string) => ({
  ...drawingOf(flow),
  events: { changeUsername: { sender: null, cases: { plain: { value: 'nobody@linka.example' } } } },
});

/** Holds each drawing that the map reads until it is released: as it would be built, or as if it were not. */
class HeldDrawings {
  #waiting: { readonly flow: string; readonly route: Route }[] = [];

  add(route: Route): void {
    this.#waiting.push({ flow: /live\/(\w+)\.json/.exec(route.request().url())?.[1] ?? '', route });
  }

  async release(flow: string, isBuilt: boolean): Promise<void> {
    await expect.poll(() => this.#waiting.some((held) => held.flow === flow)).toBe(true);
    const last = this.#waiting.findLast((held) => held.flow === flow);
    this.#waiting = [];
    await last?.route.fulfill(isBuilt ? { json: drawn(flow) } : { status: 404 });
  }
}

runFlowInBrowser<typeof flowMapModel>({
  model: flowMapModel,
  // The session always runs and the map sees it at once; nobody else changes it while another page is open; a held call is
  // aborted by journeys only; what is sent makes its machine the one that changed last.
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
    /** Without a reload. */
    const goToLogin = async () => {
      await page.goto('/#/');
      await login.seeLoginPage();
    };
    let typed = 0;
    await page.route('**/flows/live/*.json', (route) => drawings.add(route));
    return {
      withoutRoot: { 'target.following drawing.none calls.passing': () => map.seeOpen() },
      open: async () => {
        // The lasting machines start with the pages; none is to start later.
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
