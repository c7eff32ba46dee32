// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, createMachine } from 'xstate';
import { LastSteps } from '#app/flow-map/last-steps.tsx';
import { inShop, testShop } from '../support/test-shop.tsx';

afterEach(cleanup);

it('the last twelve steps of the chosen machine are shown, the latest first, without ticks of the clock', () => {
  const shop = testShop();
  const run = (id: string) =>
    createActor(
      createMachine({ id, initial: 'on', states: { on: { on: { '*': { target: 'on', reenter: true } } } } }),
      {
        inspect: shop.inspect,
      },
    ).start();
  const [lamp, other] = [run('lamp'), run('other')];
  for (let step = 1; step <= 13; step += 1) {
    lamp.send({ type: `step${String(step)}` });
    lamp.send({ type: 'tick' });
    lamp.send({ type: 'tick' });
    other.send({ type: 'elsewhere' });
  }
  render(inShop(shop, <LastSteps flow="lamp" />));
  const steps = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(steps).toEqual(Array.from({ length: 12 }, (_, index) => `step${String(13 - index)} → on`));
});
