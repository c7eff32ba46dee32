import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { provideFilterValues } from '#common/list-table/filter-values.actors.ts';
import { servedIds, type ValuesEndpoint } from '#common/list-table/served-values.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { eshopOrderStatesList, ticketFareStatesList } from '#contract/endpoints/enumerations.ts';
import type { Shop } from '#runtime/shop.ts';

const values = [{ id: 31, name: 'PENDING', displayName: 'Čeká na zaplacení' }];
const unknown = { id: 77, name: 'UNKNOWN', displayName: 'Částečně zaplacená' };
const refused = { name: 'TOO_MANY_ATTEMPTS', status: 429, metadata: {} };

/** A shop whose calls fail as long as `failures` has entries. */
function shopWith(...failures: readonly unknown[]) {
  const left = [...failures];
  const calls: string[] = [];
  const toasts: string[] = [];
  const shop = {
    call: ({ name }: EndpointDefinition) => {
      calls.push(name);
      const failure = left.shift();
      return failure === undefined ? Promise.resolve([...values, unknown]) : Promise.reject(failure);
    },
    showToast: ({ messageId }: { messageId: string }) => toasts.push(messageId),
  } as unknown as Shop;
  const open = async (endpoint: ValuesEndpoint, locale: string) => {
    const actor = createActor(provideFilterValues(shop, endpoint, locale, 'orders.statesFailed')).start();
    await new Promise((resolve) => setTimeout(resolve));
    return actor;
  };
  return { open, calls, toasts, shop };
}

it('fetches the values of a filter one time for each language', async () => {
  const { open, calls } = shopWith();
  expect((await open(eshopOrderStatesList, 'cs')).getSnapshot().context.values).toEqual(values);
  expect((await open(eshopOrderStatesList, 'cs')).getSnapshot().context.values).toEqual(values);
  expect(calls).toEqual(['eshopOrderStates']);
  await open(eshopOrderStatesList, 'pl');
  await open(ticketFareStatesList, 'cs');
  expect(calls).toEqual(['eshopOrderStates', 'eshopOrderStates', 'ticketFareStates']);
});

it('does not share the values of another shop', async () => {
  const [one, other] = [shopWith(), shopWith()];
  await one.open(eshopOrderStatesList, 'cs');
  await other.open(eshopOrderStatesList, 'cs');
  expect(other.calls).toHaveLength(1);
});

it('shows a failure with the text of the filter, and does not cache it', async () => {
  const { open, calls, toasts } = shopWith(refused);
  const failed = await open(eshopOrderStatesList, 'cs');
  expect(failed.getSnapshot().matches('failed')).toBe(true);
  expect(toasts).toEqual(['orders.statesFailed']);
  failed.send({ type: 'retry' });
  await new Promise((resolve) => setTimeout(resolve));
  expect(failed.getSnapshot().context.values).toEqual(values);
  expect(calls).toHaveLength(2);
});

it('shows no toast for a failure that the call itself has shown (API-02)', async () => {
  const { open, toasts } = shopWith({ name: 'NO_ANSWER', status: 0, metadata: {} });
  await open(eshopOrderStatesList, 'cs');
  expect(toasts).toEqual([]);
});

it('asks the back end for the ids of the states, unless it has told them already (CAL-04)', async () => {
  const { open, calls, shop } = shopWith();
  expect(await servedIds(shop, eshopOrderStatesList, ['PENDING', 'PAID'])).toEqual([31]);
  await open(ticketFareStatesList, 'cs');
  expect(await servedIds(shop, ticketFareStatesList, ['PENDING'])).toEqual([31]);
  expect(calls).toEqual(['eshopOrderStates', 'ticketFareStates']);
});
