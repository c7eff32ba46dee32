import { describe, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { provideApplicationDetail } from '#features/card-application/application-detail/application-detail.actors.ts';
import { filedApplication } from '#machines/card-application/application-detail/model/application-detail.samples.ts';
import { sampleFacts } from '#machines/card-application/card-application/model/card-application.samples.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';

const child = {
  ...sampleFacts.customer,
  id: 1,
  firstName: 'Adam',
  parent: { id: 7, firstName: 'Jana', lastName: 'M' },
};
const parent = { ...sampleFacts.customer, id: 7, phoneNumber: '+420777000111' };
const notFound = () => Promise.reject({ name: 'NOT_FOUND', status: 404, metadata: {} });

async function read(customers: Readonly<Record<number, object>>, application: object = filedApplication) {
  const recorded = recordingShop({ cardApplication: application });
  const call = (endpoint: { name: string }, options: { params: { id: number } }) =>
    endpoint.name === 'customer'
      ? Promise.resolve(customers[options.params.id] ?? null).then((found) => found ?? notFound())
      : recorded.shop.call(endpoint as never, options);
  const flow = createActor(provideApplicationDetail({ ...recorded.shop, call } as never), {
    input: { applicationId: 5 },
  });
  flow.start();
  return (await waitFor(flow, (snapshot) => !snapshot.hasTag('busy'))).context;
}

describe('a filed application (WIZ-04)', () => {
  it("is read with its person and the person's custodian", async () => {
    const { filed } = await read({ 1: child, 7: parent });
    expect(filed).toMatchObject({
      application: { id: 5 },
      person: { firstName: 'Adam', city: 'Plzeň' },
      custodian: { phoneNumber: '+420777000111' },
    });
  });

  it('shows submitted data instead of the known data', async () => {
    const customerChanges = { lastName: 'Nová', email: null, photo: 'data:image/jpeg;base64,BB==' };
    const { filed } = await read(
      { 1: { ...child, email: 'a@linka.example' } },
      { ...filedApplication, customerChanges },
    );
    expect(filed).toMatchObject({
      person: { firstName: 'Adam', lastName: 'Nová', email: '' },
      photo: customerChanges.photo,
    });
  });

  it('shows all submitted data, and known data in place of data that were not submitted', async () => {
    const address = { street: 'Nová', streetNumber: '7', city: 'Brno', zip: '60200' };
    const name = { firstName: 'Ada', lastName: 'Nová', birthDay: '2011-02-03' };
    const contact = { email: 'ada@linka.example', phoneNumber: '777' };
    const customerChanges = { ...name, ...contact, address };
    const shown = { ...name, ...contact, ...address };
    const submitted = await read({ 1: child }, { ...filedApplication, customerChanges });
    expect(submitted.filed?.person).toEqual(shown);
    const known = await read({ 1: { ...child, ...customerChanges } }, { ...filedApplication, customerChanges: {} });
    expect(known.filed?.person).toEqual(shown);
    const removed = { email: null, phoneNumber: null, address: null };
    const without = await read(
      { 1: { ...child, ...customerChanges } },
      { ...filedApplication, customerChanges: removed },
    );
    expect(without.filed?.person).toMatchObject({ firstName: 'Ada', email: '', phoneNumber: '', city: '', zip: '' });
  });

  it('shows the known photo if no photo was submitted', async () => {
    const photo = 'data:image/jpeg;base64,CC==';
    const { filed } = await read({ 1: { ...child, photo } }, { ...filedApplication, customerChanges: {} });
    expect(filed?.photo).toBe(photo);
  });

  it('shows the name of a custodian whose other data the account cannot read', async () => {
    const { filed } = await read({ 1: child });
    expect(filed?.custodian).toMatchObject({ firstName: 'Jana', lastName: 'M', phoneNumber: '' });
  });

  it('can be read without a link to its person', async () => {
    const { filed } = await read({});
    expect(filed).toMatchObject({
      person: { firstName: 'Adam', lastName: 'Novák', city: '' },
      photo: null,
      custodian: null,
    });
  });

  it('cannot be read if the request for its person fails', async () => {
    const { failure, filed } = await read({ 1: Promise.reject({ name: 'INTERNAL', status: 500, metadata: {} }) });
    expect([failure?.name, filed]).toEqual(['INTERNAL', null]);
  });
});
