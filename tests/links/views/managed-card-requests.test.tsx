// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { useFlow } from '#common/use-flow.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { CardManagementRequest } from '#contract/entities/card-management-request.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { ManagedCardRequestsSection } from '#features/links/managed-card-requests/managed-card-requests-section.tsx';
import { ManagedCardRequestsView } from '#features/links/managed-card-requests/managed-card-requests-view.tsx';
import { provideManagedCardRequests } from '#features/links/managed-card-requests/managed-card-requests.actors.ts';
import { describeView } from '#formal/view/view-level.ts';
import type { Expectation } from '#formal/view/view-run.ts';
import type { ManagedCardResendContext } from '#machines/links/managed-card-resend/managed-card-resend.types.ts';
import { managedCardResendView } from '#machines/links/managed-card-resend/managed-card-resend.view.ts';
import { managedCardResendModel } from '#machines/links/managed-card-resend/model/managed-card-resend.model.ts';
import type { Shop } from '#runtime/shop.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { managedCardResendGestures } from './managed-card-resend.gestures.tsx';

const requestOf = (id: number, username: string, state: CardManagementRequest['state'] = 'OPEN') => ({
  id,
  username,
  requested: '2026-11-21T08:00:00.000Z',
  answerableUntil: '2026-11-28T08:00:00.000Z',
  state,
});
const jan = requestOf(7, 'jan@linka.example');
const eva = requestOf(8, 'eva@linka.example', 'EXPIRED');

/** How the text of each numbered refusal begins (API-04). */
const numbers: Readonly<Record<string, string>> = {
  INVALID_CUSTOMER_CARD: '10 – ',
  INVALID_ACCOUNT: '11 – ',
  MAXIMUM_ACCOUNTS_REACHED: '15 – ',
  CARD_ALREADY_MANAGED: '17 – ',
};

const nothing = () => {};

/** Expects that only the button of the sent request is busy, and that there is no message yet. */
const expectWaiting: Expectation = ({ root }, { context }) => {
  const { request } = context as ManagedCardResendContext;
  const busy = within(root)
    .getAllByRole('button', { name: 'Poslat znovu' })
    .filter((button) => button.getAttribute('aria-busy') === 'true');
  expect(busy.map((button) => button.closest('tr')?.textContent?.includes(request?.username ?? '–'))).toEqual([true]);
  expect(within(root).queryByRole('alert')).toBeNull();
};

describeView({
  model: managedCardResendModel,
  render: (actor) =>
    inShop(testShop(), <ManagedCardRequestsView actor={actor} requests={[jan, eva]} onChanged={nothing} />),
  gestures: managedCardResendGestures,
  view: managedCardResendView,
  expectations: {
    ready: ({ root }) => expect(within(root).queryByRole('alert')).toBeNull(),
    sending: expectWaiting,
    rereading: expectWaiting,
    failed: ({ root }, { context }) => {
      const { request, failure } = context as ManagedCardResendContext;
      const alert = within(root).getByRole('alert');
      expect(alert.textContent).toContain(request?.username);
      expect(alert.textContent).toContain(numbers[failure?.name ?? ''] ?? '');
      if (failure?.name === 'TOO_MANY_ATTEMPTS') expect(alert.textContent).toContain('42 minut');
      if (failure?.name === 'REQUEST_ALREADY_ANSWERED') expect(alert.textContent).toContain('už přišla odpověď');
    },
  },
});

const effects: unknown[] = [];
afterEach(() => {
  cleanup();
  effects.length = 0;
});

/**
 * A shop whose server answers with these requests in turn (null: this read fails). The server refuses other calls with
 * `refusal`, or accepts them if `refusal` is null.
 */
function shopWith(answers: (readonly CardManagementRequest[] | null)[], refusal: ErrorName | null = null): Shop {
  const left = [...answers];
  return {
    ...testShop(),
    call: ((endpoint: EndpointDefinition, { params }: CallOptions<EndpointDefinition> = {}) => {
      effects.push(params === undefined ? endpoint.name : [endpoint.name, params]);
      if (endpoint.name !== 'cardManagementRequests' && refusal !== null)
        return Promise.reject({ name: refusal, status: 409, metadata: {} });
      if (endpoint.name !== 'cardManagementRequests') return Promise.resolve(undefined);
      const items = left.length > 1 ? left.shift() : left[0];
      return items ? Promise.resolve({ items }) : Promise.reject({ name: 'NO_ANSWER', status: 0, metadata: {} });
    }) as Shop['call'],
    showToast: ({ messageId, values, colour }) => void effects.push([messageId, values, colour]),
  };
}

function Page() {
  const requests = useFlow(provideManagedCardRequests);
  return (
    <>
      <h1>Účty spravující moji kartu</h1>
      <ManagedCardRequestsSection requests={requests} onChanged={() => requests.send({ type: 'refresh' })} />
    </>
  );
}
const show = (shop: Shop) => render(inShop(shop, <Page />));
const rowOf = (username: string) => screen.findByRole('row', { name: new RegExp(`^${username}`) });

/** Presses a button of a row, and then a button of the confirmation dialog. */
async function answer(username: string, button: string, choice: string) {
  const user = userEvent.setup();
  await user.click(within(await rowOf(username)).getByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain(username);
  const press = (name: string) =>
    user.click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
  await press(choice);
  return { question, press };
}

describe('the unanswered requests to manage the card (LNK-05)', () => {
  it('are shown with their e-mails and times; an expired request is marked and can be removed', async () => {
    show(shopWith([[jan, eva]]));
    const open = await rowOf(jan.username);
    expect(open.textContent).toContain('21.11.2026 09:00');
    expect(open.textContent).toContain('28.11.2026 09:00');
    expect(open.textContent).toContain('Čeká na odpověď');
    expect(open.textContent).not.toContain('Vypršela');
    within(open).getByRole('button', { name: 'Zrušit žádost' });
    const expired = await rowOf(eva.username);
    expect(expired.textContent).toContain('Vypršela');
    within(expired).getByRole('button', { name: 'Odebrat' });
  });

  it.each([
    [jan, 'Zrušit žádost', 'OPEN', 'přestanou platit'],
    [eva, 'Odebrat', 'EXPIRED', 'už nejde odpovědět'],
  ])('have a confirmation dialog and a toast that explain the effect: %#', async (request, button, state, words) => {
    show(shopWith([[request], []]));
    const { question } = await answer(request.username, button, button);
    expect(question.textContent).toContain(words);
    const expectedToast = [`managedCardRequests.done.${state}`, { username: request.username }, 'success'];
    await waitFor(() => expect(effects).toContainEqual(expectedToast));
  });

  it('are hidden if there are no requests', async () => {
    show(shopWith([[]]));
    await waitFor(() => expect(effects).toEqual(['cardManagementRequests']));
    expect(screen.queryByRole('region')).toBeNull();
    expect(screen.queryByRole('status')).toBeNull();
  });

  it('can be read again after a failure', async () => {
    show(shopWith([null, [jan]]));
    await screen.findByText('Žádosti bez odpovědi se nepodařilo načíst.');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    await rowOf(jan.username);
    expect(screen.queryByText('Žádosti bez odpovědi se nepodařilo načíst.')).toBeNull();
  });

  it('keep the remaining rows, and get a retry button, if they cannot be read again', async () => {
    show(shopWith([[jan, eva], null]));
    await answer(eva.username, 'Odebrat', 'Odebrat');
    await screen.findByText('Žádosti bez odpovědi se nepodařilo načíst.');
    expect(screen.getByRole('button', { name: 'Zkusit znovu' })).toBeTruthy();
    await rowOf(jan.username);
  });

  it('are withdrawn after a confirmation; the row is removed and the heading gets the focus', async () => {
    show(shopWith([[jan], []]));
    await answer(jan.username, 'Zrušit žádost', 'Zrušit žádost');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(effects).toEqual([
      'cardManagementRequests',
      ['withdrawCardManagementRequest', { id: 7 }],
      ['managedCardRequests.done.OPEN', { username: jan.username }, 'success'],
      'cardManagementRequests',
    ]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
  });

  it('stay if the person does not confirm the withdrawal', async () => {
    show(shopWith([[eva]]));
    await answer(eva.username, 'Odebrat', 'Ponechat');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(effects).toEqual(['cardManagementRequests']);
  });

  it.each([
    ['REQUEST_ALREADY_ANSWERED', 'už přišla odpověď'],
    ['NOT_FOUND', 'už neplatí'],
  ] as const)('are not reported as withdrawn after %s; the list is read again', async (name, text) => {
    show(shopWith([[jan], []], name));
    const { question, press } = await answer(jan.username, 'Zrušit žádost', 'Zrušit žádost');
    expect((await within(question).findByRole('alert')).textContent).toContain(text);
    await press('Ponechat');
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(effects.at(-1)).toBe('cardManagementRequests');
  });

  it('keep the row and the focus when a request was sent again and has another id', async () => {
    show(shopWith([[jan], [{ ...jan, id: 9 }]]));
    const button = within(await rowOf(jan.username)).getByRole('button', { name: 'Poslat znovu' });
    await userEvent.setup().click(button);
    await waitFor(() => expect(effects.filter((effect) => effect === 'cardManagementRequests')).toHaveLength(2));
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull());
    expect(document.activeElement).toBe(button);
    await userEvent.setup().click(button);
    await waitFor(() => expect(effects).toContainEqual(['resendCardManagementRequest', { id: 9 }]));
    expect(effects[2]).toEqual(['managedCardResend.success', { username: jan.username }, 'success']);
  });

  it('report that a request was replaced in another window only after the list was read again', async () => {
    const shop = shopWith([[jan], [{ ...jan, id: 9 }]], 'NOT_FOUND');
    const reads: (() => void)[] = [];
    const call = ((endpoint: EndpointDefinition, options: CallOptions<EndpointDefinition>): Promise<unknown> => {
      const answered: Promise<unknown> = shop.call(endpoint, options);
      const isReread = effects.filter((effect) => effect === 'cardManagementRequests').length > 1;
      if (endpoint.name !== 'cardManagementRequests' || !isReread) return answered;
      return new Promise<unknown>((resolve) => void reads.push(() => resolve(answered)));
    }) as Shop['call'];
    show({ ...shop, call });
    const user = userEvent.setup();
    const button = within(await rowOf(jan.username)).getByRole('button', { name: 'Poslat znovu' });
    await user.click(button);
    await waitFor(() => expect(reads).toHaveLength(1));
    await user.click(button);
    expect(screen.queryByRole('alert')).toBeNull();
    reads[0]?.();
    expect((await screen.findByRole('alert')).textContent).toContain('Seznam jsme obnovili');
    await user.click(button);
    await waitFor(() => expect(reads).toHaveLength(2));
    const sent = effects.filter((effect) => Array.isArray(effect));
    expect(sent).toEqual([7, 9].map((id) => ['resendCardManagementRequest', { id }]));
  });

  it('keep the message why a request was not sent again, even after the row was removed', async () => {
    show(shopWith([[jan], []], 'REQUEST_ALREADY_ANSWERED'));
    await userEvent.setup().click(within(await rowOf(jan.username)).getByRole('button', { name: 'Poslat znovu' }));
    await waitFor(() => expect(screen.queryByRole('table')).toBeNull());
    expect(screen.getByRole('alert').textContent).toContain('už přišla odpověď');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });
});
