// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { OrderButton } from '#features/purchase/order/order-button.tsx';
import { orderMachine } from '#machines/purchase/order/order.machine.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

it('only the button of the order in progress is busy; the buttons of other orders are disabled', () => {
  const machine = orderMachine.provide({
    actors: { sendEmail: fromPromise<void, { orderId: number }>(() => new Promise(() => {})) },
  });
  const order = createActor(machine, { input: { interrupted: null } }).start();
  order.send({ type: 'sendEmail', orderId: 13 });
  const button = (orderId: number) => (
    <OrderButton order={order} orderId={orderId} onPress={() => {}} begins="sending" labelId="orders.sendEmail" />
  );
  render(
    inShop(
      testShop(),
      <>
        {button(13)}
        {button(14)}
      </>,
    ),
  );
  const [own, other] = screen.getAllByRole<HTMLButtonElement>('button');
  expect([own?.getAttribute('aria-busy'), own?.disabled]).toEqual(['true', false]);
  expect([other?.getAttribute('aria-busy'), other?.disabled]).toEqual([null, true]);
  order.stop();
});
