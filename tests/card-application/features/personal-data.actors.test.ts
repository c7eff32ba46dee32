import { describe, expect, it, vi } from 'vitest';
import { SimulatedClock, createActor, waitFor } from 'xstate';
import { providePersonalData } from '#features/card-application/card-application/personal-data.actors.ts';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import type { PersonalDataInput } from '#machines/card-application/personal-data/personal-data.types.ts';
import type { Shop } from '#runtime/shop.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';

const known = inputOf('known');
function inputOf(name: string): PersonalDataInput {
  const input = personalDataModel.inputs[name];
  if (input === undefined) throw new Error(`the model has no input ${name}`);
  return input;
}

const toasts = [
  { id: 3, request: { messageId: 'personalData.notUnique' } },
  { id: 4, request: { messageId: 'cart.expired' } },
];

function open(unique: boolean, input = known) {
  const { shop, calls } = recordingShop({ checkCustomer: { unique } });
  const showToast = vi.fn<Shop['showToast']>();
  const tell = vi.fn<Shop['tell']>();
  const actor = (id: string) => (id === 'toasts' ? staticActor({ toasts }) : shop.actor('boot')) as never;
  const clock = new SimulatedClock();
  const flow = createActor(providePersonalData({ ...shop, actor, showToast, tell }), { input, clock }).start();
  return { calls, clock, flow, showToast, tell };
}

describe('the check whether another customer has the same data (PDT-02)', () => {
  it('sends name, birth date and the customers to exclude, 330 ms after the last change', async () => {
    const { calls, clock, flow } = open(true);
    clock.increment(200);
    flow.send({ type: 'changeField', field: 'firstName', value: ' Jana Marie ' });
    clock.increment(329);
    expect(calls).toEqual([]);
    clock.increment(1);
    await waitFor(flow, (snapshot) => snapshot.matches('unique'));
    expect(calls.map(({ name, options: { query } }) => ({ name, query }))).toEqual([
      {
        name: 'checkCustomer',
        query: { firstName: 'Jana Marie', lastName: 'Nováková', birthDay: '1990-05-06', excludedCustomerIds: [1] },
      },
    ]);
  });

  it('sends no customers to exclude for a new person', async () => {
    const { calls, clock, flow } = open(true, { ...known, excludedCustomerIds: [] });
    clock.increment(330);
    await waitFor(flow, (snapshot) => snapshot.matches('unique'));
    expect(calls[0]?.options.query).not.toHaveProperty('excludedCustomerIds');
  });

  it('shows a toast at the top for ten seconds if there is such a customer', async () => {
    const { clock, flow, showToast } = open(false);
    clock.increment(330);
    await waitFor(flow, (snapshot) => snapshot.matches('notUnique'));
    expect(showToast.mock.calls).toEqual([
      [
        {
          messageId: 'personalData.notUnique',
          errorName: 'CUSTOMER_NOT_UNIQUE_CUSTOMER',
          colour: 'error',
          position: 'top-center',
          timeout: 10_000,
        },
      ],
    ]);
  });

  it('closes the toast about the same data, but no other toast, if there is no such customer', async () => {
    const { clock, flow, showToast, tell } = open(true);
    clock.increment(330);
    await waitFor(flow, (snapshot) => snapshot.matches('unique'));
    expect(tell.mock.calls).toEqual([['toasts', { type: 'close', id: 3 }]]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('aborts the call about an earlier name', () => {
    const { calls, clock, flow } = open(true);
    clock.increment(330);
    flow.send({ type: 'changeField', field: 'lastName', value: 'Malá' });
    expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true]);
  });
});
