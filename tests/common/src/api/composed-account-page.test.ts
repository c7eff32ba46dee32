import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Call } from '#api/call.ts';
import { composeAccountPage } from '#api/composed/account-page.ts';
import { patience } from '#api/composed/in-time.ts';
import { failure } from '#api/read-answer.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';

const { customer, card } = customerSelectionSamples;
const own = { ...customer, photo: null };
const child = { id: 90, firstName: 'A', lastName: 'B', fullName: 'A B', birthDay: null, external: false };
const link = { id: 7, customerAccountLinkType: 'ASSIGNED', cancelable: true, customer: child, activeCardNumber: null };
const none = { items: [], totalCount: 0 };

type Answers = Readonly<Record<string, unknown>>;

const sound: Answers = {
  loggedCustomer: own,
  customer: { ...own, ...child },
  customerAccountLinks: none,
  activeCard: card,
  activeCardApplication: null,
  applicationOrderState: { application: null, order: null },
  checkManageable: { manageable: true },
  checkOnlyManagedRelations: { onlyManagedRelations: false },
};

const statusOf: Readonly<Record<string, number>> = { INTERNAL_ERROR: 500, UNREADABLE_ANSWER: 204 };

/** Composes the page from these answers; an error is a failure with its message as the name. */
async function pageOf(changes: Answers, customerId?: number) {
  const answers = { ...sound, ...changes };
  const made: string[] = [];
  const call: Call = async ({ name }: EndpointDefinition, options) => {
    made.push(name);
    const type = (options?.query as { customerAccountLinkType?: string } | undefined)?.customerAccountLinkType;
    const key = `${name} ${String(type)}`;
    const answer = answers[key in answers ? key : name];
    await Promise.resolve();
    if (answer instanceof Error) throw failure(answer.message, statusOf[answer.message] ?? 404);
    return answer as never;
  };
  const configuration = { migrationAllowed: true, isAssignCardWithoutAgeRestrictionAllowed: false };
  const composing = {
    call,
    offers: () => Promise.resolve(true),
    configuration: () => Promise.resolve(configuration as SystemConfiguration),
    accountId: () => 1,
    now: () => 0,
    today: () => '2026-11-21',
  };
  const page = composeAccountPage(composing, customerId === undefined ? {} : { query: { customerId } });
  return { page, made };
}

const down = new Error('INTERNAL_ERROR');
const missing = new Error('ANY_OTHER_NAME');
const noBody = new Error('UNREADABLE_ANSWER');

afterEach(() => vi.useRealTimers());

describe('the composed account page', () => {
  it('does without the linked people, the application and its order if their calls fail', async () => {
    const { page } = await pageOf({
      customerAccountLinks: down,
      activeCardApplication: down,
      applicationOrderState: down,
    });
    await expect(page).resolves.toMatchObject({
      customer: { id: own.id },
      card,
      standing: { manageable: true, openApplication: null },
      people: { items: [{ customerId: own.id, type: 'REGISTERED', coverage: null }], totalCount: 1 },
    });
  });

  it.each(['customerAccountLinks', 'globalSettings'])(
    'does not wait long for a part that it can do without: %s',
    async (name) => {
      vi.useFakeTimers();
      const { page, made } = await pageOf({ [name]: new Promise(() => {}) });
      await vi.advanceTimersByTimeAsync(patience);
      await expect(page).resolves.toMatchObject({ customer: { id: own.id }, card, people: { totalCount: 1 } });
      expect(made).toContain(name);
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('offers no actions while it is not known whether the account may act for the customer', async () => {
    const { page } = await pageOf({ checkManageable: down });
    await expect(page).resolves.toMatchObject({ customer: { id: own.id }, card, standing: null });
  });

  it('warns without a reason if the account may not act for the customer (ACC-06)', async () => {
    const { page } = await pageOf({ checkManageable: { manageable: false } });
    await expect(page).resolves.toMatchObject({ standing: { manageable: false, reason: 'UNKNOWN' } });
  });

  it('fails if the customer or the card cannot be read', async () => {
    await expect((await pageOf({ loggedCustomer: down })).page).rejects.toMatchObject({ name: 'INTERNAL_ERROR' });
    await expect((await pageOf({ activeCard: down })).page).rejects.toMatchObject({ name: 'INTERNAL_ERROR' });
  });

  it('has the last card if no card is active, and no card after any 404 or 204 (CRD-03)', async () => {
    const last = { ...card, currentState: { state: { id: 4, name: 'EXPIRED', displayName: '' } } };
    const { page } = await pageOf({ activeCard: missing, lastActiveCard: last });
    await expect(page).resolves.toMatchObject({ card: last });
    const { page: cardless } = await pageOf({ activeCard: missing, lastActiveCard: noBody });
    await expect(cardless).resolves.toMatchObject({ card: null, customer: { id: own.id } });
  });

  it.each([
    ['404', missing],
    ['null, or 204', null],
  ])('shows nobody if the account has no own customer: %s', async (_how, answer) => {
    const { page, made } = await pageOf({ loggedCustomer: answer });
    await expect(page).resolves.toMatchObject({ customer: null, standing: null, repeatPurchase: null });
    expect(made).toContain('checkOnlyManagedRelations');
  });

  it('shows a linked customer with the link, and nobody without a link (ACC-05)', async () => {
    const linked = { 'customerAccountLinks ASSIGNED': { items: [link], totalCount: 1 } };
    const { page } = await pageOf(linked, child.id);
    await expect(page).resolves.toMatchObject({
      customer: { id: child.id },
      link: { id: 7, type: 'ASSIGNED', cancelable: true },
      people: { totalCount: 2 },
    });
    const { page: stranger } = await pageOf(linked, 91);
    await expect(stranger).resolves.toMatchObject({ customer: null, link: null, card: null });
    const { page: unlisted } = await pageOf({ customerAccountLinks: down }, child.id);
    await expect(unlisted).rejects.toMatchObject({ name: 'INTERNAL_ERROR' });
  });

  const filed = (state: string) => ({
    id: 5,
    applicationNumber: 'A5',
    created: '2026-11-19T08:30:00.000Z',
    state: { name: state },
  });

  it.each([
    ['UNCHECKED_DATA', false],
    ['WAITING_TO_BE_PRINTED', true],
  ])('shows the stops of the application that its state tells: %s', async (state, isChecked) => {
    const { page } = await pageOf({ activeCardApplication: filed(state), applicationOrderState: null });
    expect((await page).standing?.openApplication?.progress).toEqual([
      { stop: 'RECEIVED', reached: true, at: '2026-11-19T08:30:00.000Z' },
      { stop: 'CHECKED', reached: isChecked, at: null },
      { stop: 'ISSUED', reached: false, at: null },
    ]);
  });

  it('shows the fee of the application if its order is not paid', async () => {
    const application = filed('UNCHECKED_DATA');
    const order = (id: number, state: string) => ({
      application: { id, paid: false },
      order: { state: { name: state } },
    });
    const waitIn = async (answer: unknown) => {
      const { page } = await pageOf({ activeCardApplication: application, applicationOrderState: answer });
      return (await page).standing?.openApplication?.waitsFor;
    };
    expect(await waitIn(order(5, 'PENDING'))).toBe('FEE');
    expect(await waitIn(order(5, 'PAID'))).toBeNull();
    expect(await waitIn(order(4, 'PENDING'))).toBeNull();
    expect(await waitIn({ application: { id: 5, paid: false }, order: null })).toBeNull();
  });
});
