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

describe('whether somebody else is this person (PDT-02)', () => {
  it('is asked with name, birth date and the customers who may be the same, 330 ms after the last change', async () => {
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

  it('names no customer for a new person', async () => {
    const { calls, clock, flow } = open(true, { ...known, excludedCustomerIds: [] });
    clock.increment(330);
    await waitFor(flow, (snapshot) => snapshot.matches('unique'));
    expect(calls[0]?.options.query).not.toHaveProperty('excludedCustomerIds');
  });

  it('is shown by a toast at the top for ten seconds', async () => {
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

  it('closes this toast, and no other, when nobody else is', async () => {
    const { clock, flow, showToast, tell } = open(true);
    clock.increment(330);
    await waitFor(flow, (snapshot) => snapshot.matches('unique'));
    expect(tell.mock.calls).toEqual([['toasts', { type: 'close', id: 3 }]]);
    expect(showToast).not.toHaveBeenCalled();
  });

  it('ends the call about an earlier name', () => {
    const { calls, clock, flow } = open(true);
    clock.increment(330);
    flow.send({ type: 'changeField', field: 'lastName', value: 'Malá' });
    expect(calls.map(({ options }) => options.signal?.aborted)).toEqual([true]);
  });
});
