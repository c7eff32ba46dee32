import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { providePersonalInfo } from '#features/account/card-actions/personal-info/personal-info.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const nameless = {
  firstName: '7',
  lastName: 'Import',
  birthDay: '2015-03-04',
  email: null,
  phoneNumber: '777 123 456',
  address: null,
  photo: null,
};
const dana = {
  id: 2,
  firstName: 'Dana',
  lastName: 'Malá',
  birthDay: '1980-01-01',
  activeCardNumber: null,
  customerAccountLinkType: 'MANAGED',
  hasWalletFunds: false,
  onlyHere: true,
};
const requiredAddress = { street: false, streetNumber: false, city: false, zip: false };
const input = {
  customerId: 7,
  today: '2026-11-21',
  personConditions: { requiredAddress, birthDays: { earliest: '1900-01-01', latest: '2021-11-21' } },
  custodianConditions: { requiredAddress, birthDays: { earliest: '1900-01-01', latest: '2011-11-21' } },
  draft: null,
};

const open = async (answers: Readonly<Record<string, unknown>>) => {
  const recorded = recordingShop({ customer: nameless, relatedCustomers: { items: [dana] }, ...answers });
  let refreshed = 0;
  const flow = providePersonalInfo(recorded.shop, () => (refreshed += 1));
  const actor = createActor(flow, { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('person'));
  return { ...recorded, actor, refreshedTimes: () => refreshed };
};
const photo = 'data:image/jpeg;base64,AAEC';

it('the dialog shows the known data, but not the id that replaces an unknown name (PIN-01)', async () => {
  const { actor, calls } = await open({});
  const { person, candidates } = actor.getSnapshot().context;
  expect(person).toMatchObject({ firstName: '', lastName: 'Import', phoneNumber: '777 123 456' });
  expect(candidates).toEqual([{ id: 2, fullName: 'Dana Malá', isOwn: false }]);
  expect(calls.map(({ name, options }) => [name, options.params?.['id'] ?? options.query])).toEqual([
    ['customer', 7],
    ['relatedCustomers', { adultOnly: true }],
  ]);
});

it('the dialog sends the data with the chosen custodian and the new photo, shows a toast, and refreshes the page (PIN-01)', async () => {
  const { actor, calls, effects, refreshedTimes } = await open({ updateCustomer: { id: 7 } });
  actor.send({ type: 'changeField', field: 'firstName', value: ' Eva ' });
  actor.send({ type: 'changePhoto', photo, open: false });
  actor.send({ type: 'submit' });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  expect(calls[2]).toMatchObject({ name: 'updateCustomer', options: { params: { id: 7 } } });
  expect(calls[2]?.options.body).toEqual({
    name: { firstName: 'Eva', lastName: 'Import' },
    birthDay: '2015-03-04',
    email: null,
    phoneNumber: '777 123 456',
    address: { street: null, streetNumber: null, city: null, zip: null },
    parentId: 2,
    photo: 'AAEC',
  });
  expect([effects, refreshedTimes()]).toEqual([['toast personalInfo.saved'], 1]);
});

it('the dialog sends a new custodian, but not an unchanged photo (PIN-01)', async () => {
  const { actor, calls } = await open({ customer: { ...nameless, photo }, updateCustomer: { id: 7 } });
  actor.send({ type: 'changeField', field: 'firstName', value: 'Eva' });
  actor.send({ type: 'submit' });
  actor.send({ type: 'choose', custodianId: null });
  for (const [field, value] of [
    ['firstName', 'Jan'],
    ['lastName', 'Malý'],
    ['birthDay', '1980-03-04'],
  ] as const)
    actor.send({ type: 'changeField', field, value });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('saved'));
  const body = calls[2]?.options.body;
  expect(body).toMatchObject({ parent: { name: { firstName: 'Jan', lastName: 'Malý' }, birthDay: '1980-03-04' } });
  expect(body).not.toHaveProperty('photo');
  expect(body).not.toHaveProperty('parentId');
});

it('the dialog shows no toast if the call fails', async () => {
  const { actor, effects, refreshedTimes } = await open({ customer: { ...nameless, photo, birthDay: '1990-01-01' } });
  actor.send({ type: 'changeField', field: 'firstName', value: 'Eva' });
  actor.send({ type: 'submit' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  expect([effects, refreshedTimes()]).toEqual([[], 0]);
});
