import { expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideAssignCustodian } from '#features/account/card-actions/assign-custodian/assign-custodian.actors.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const person = (id: number, customerAccountLinkType: string, onlyHere: boolean) => ({
  id,
  firstName: 'Jana',
  lastName: `Nová ${id}`,
  birthDay: '1980-01-01',
  activeCardNumber: null,
  customerAccountLinkType,
  hasWalletFunds: false,
  onlyHere,
});
const items = [
  person(1, 'REGISTERED', false),
  person(2, 'MANAGED', true),
  person(3, 'MANAGED', false),
  person(7, 'MANAGED', true),
  { ...person(8, 'MANAGED', true), firstName: '8' },
  { ...person(9, 'MANAGED', true), birthDay: '2008-11-22' },
];
const conditions = {
  requiredAddress: { street: false, streetNumber: false, city: false, zip: false },
  birthDays: { earliest: '1900-01-01', latest: '2008-11-21' },
};

const open = async (answers: Readonly<Record<string, unknown>>) => {
  const recorded = recordingShop({ relatedCustomers: { items }, ...answers });
  const input = { customerId: 7, conditions, draft: null };
  const actor = createActor(provideAssignCustodian(recorded.shop), { input }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosing'));
  return { ...recorded, actor };
};

it('the dialog offers adults who are linked only to this account, but not the child (ASC-01)', async () => {
  const { actor, calls } = await open({});
  expect(calls[0]?.options.query).toEqual({ adultOnly: true });
  expect(actor.getSnapshot().context.candidates).toEqual([
    { id: 1, fullName: 'Jana Nová 1', isOwn: true },
    { id: 2, fullName: 'Jana Nová 2', isOwn: false },
  ]);
});

it('the dialog sends the chosen custodian, shows a toast, and refreshes the page (ASC-01)', async () => {
  const { actor, calls, effects } = await open({ assignCustodian: null });
  actor.send({ type: 'choose', custodianId: 2 });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('assigned'));
  expect(calls[1]).toMatchObject({ name: 'assignCustodian', options: { params: { id: 7 }, body: { parentId: 2 } } });
  expect(calls[1]?.options.body).not.toHaveProperty('parent');
  expect(effects).toEqual(['toast assignCustodian.assigned', 'tell customerSelection refresh']);
});

it('the dialog sends the data of a new custodian, with only the digits of the telephone number (ASC-01)', async () => {
  const { actor, calls } = await open({ assignCustodian: null });
  actor.send({ type: 'choose', custodianId: null });
  const typed = {
    firstName: ' Eva ',
    lastName: 'Malá',
    birthDay: '1980-03-04',
    phoneNumber: '+420 777-123',
    city: 'Lipany',
  };
  for (const [field, value] of Object.entries(typed))
    actor.send({ type: 'changeField', field: field as keyof typeof typed, value });
  actor.send({ type: 'submit' });
  await waitFor(actor, (snapshot) => snapshot.matches('assigned'));
  expect(calls[1]?.options.body).toEqual({
    parent: {
      name: { firstName: 'Eva', lastName: 'Malá' },
      birthDay: '1980-03-04',
      email: null,
      phoneNumber: '420777123',
      address: { street: null, streetNumber: null, city: 'Lipany', zip: null },
    },
  });
});

it('the dialog shows no toast if the call fails', async () => {
  const { actor, effects } = await open({});
  actor.send({ type: 'submit' });
  await waitFor(actor, ({ context }) => context.failure !== null);
  expect(effects).toEqual([]);
});
