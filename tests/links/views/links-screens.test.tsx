// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { discardDraft, saveDraft } from '#common/form-draft/form-draft.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import { AssignedCardListScreen } from '#features/links/account-links/assigned-card-list-screen.tsx';
import { CardManagingAccountListScreen } from '#features/links/account-links/card-managing-account-list-screen.tsx';
import { ManagedCardListScreen } from '#features/links/account-links/managed-card-list-screen.tsx';
import { ApproveManagedCardScreen } from '#features/links/managed-card-decision/approve-managed-card-screen.tsx';
import { RejectManagedCardScreen } from '#features/links/managed-card-decision/reject-managed-card-screen.tsx';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { openRequest } from './links.samples.ts';

fillBrowserGaps();
emulateModalDialogs();
// The router scrolls to the top, which jsdom does not support.
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
beforeEach(discardDraft);
afterEach(cleanup);

const linkOf = (id: number, type: 'ASSIGNED' | 'MANAGED', firstName: string, birthDay: string) => ({
  id,
  customerAccountLinkType: type,
  cancelable: true,
  customer: { id, firstName, lastName: 'Novák', fullName: `${firstName} Novák`, birthDay, external: true },
  activeCardNumber: '92031111111111111',
});
const listOf = (...items: readonly unknown[]) => ({ items, totalCount: items.length });

/** Opens a page; `asked` and `sent` record its calls. */
async function open(Page: () => ReactNode, answers: Readonly<Record<string, unknown>>, address = '/page') {
  const context = {
    registered: { id: 1 },
    onlyManaged: false,
    linkedId: null,
    card: { id: 1 },
    standing: null,
    peopleCount: 2,
    people: [{ type: 'REGISTERED', customerId: 1 }],
  };
  const customerSelection = {
    ...staticActor(context),
    getSnapshot: () => ({ context, matches: (asked: string) => asked === 'selected', hasTag: () => false }),
  };
  const shop = answeringShop(answers, defaultFlags, { customerSelection });
  const asked: string[] = [];
  const sent: unknown[] = [];
  const call = ((endpoint: EndpointDefinition, options: CallOptions<never> = {}) => {
    asked.push(endpoint.name);
    const { params, body } = options;
    sent.push([endpoint.name, { ...(params !== undefined && { params }), ...(body !== undefined && { body }) }]);
    return shop.call(endpoint as never, options);
  }) as typeof shop.call;
  const history = createMemoryHistory({ initialEntries: [address] });
  render(inShop({ ...shop, call }, inRouter(Page, history)));
  await screen.findByRole('heading', { level: 1 });
  return { asked, sent, history };
}

async function waitUntilLoaded(asked: string[]) {
  await screen.findAllByRole('rowheader');
  asked.length = 0;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const openMore = () => press(/^Další akce: /);

/** Presses a button, and the button with the same name in the confirmation dialog. */
async function confirm(name: string) {
  await press(name);
  const question = await screen.findByRole('alertdialog');
  await userEvent.click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
}

describe('the page of the assigned cards (LNK-01)', () => {
  const child = linkOf(7, 'ASSIGNED', 'Matěj', '2018-03-04');
  const answers = { customerAccountLinks: listOf(child), cancelAccountLink: undefined };
  let refresh = () => {};
  const Assigned = () => (
    <AssignedCardListScreen
      applications={(given) => {
        refresh = given;
        return null;
      }}
    />
  );

  it('reads the list again when a link was cancelled', async () => {
    const { asked } = await open(Assigned, answers);
    await waitUntilLoaded(asked);
    await openMore();
    await confirm('Zrušit přiřazení');
    await waitFor(() => expect(asked).toEqual(['cancelAccountLink', 'customerAccountLinks']));
  });

  it('reads the list again when the wizard for another person was closed', async () => {
    const { asked } = await open(Assigned, answers);
    await waitUntilLoaded(asked);
    act(() => refresh());
    await waitFor(() => expect(asked).toEqual(['customerAccountLinks']));
  });

  it("reads the list again when a card was assigned, and deletes the form's stored draft", async () => {
    const entered = { cardNumber: '210090000000000030', applicationNumber: '9000000030' };
    saveDraft({ username: 'jana@linka.example', form: 'connectAccount', subject: 'assigned cards', entered });
    const { asked, sent } = await open(Assigned, { ...answers, connectAssignedAccount: { parentId: null } });
    await screen.findByLabelText('Číslo karty');
    const dialog = within(screen.getByRole('dialog', { name: 'Přiřazení karty' }));
    await screen.findAllByRole('rowheader', { hidden: true });
    asked.length = 0;
    await userEvent.click(dialog.getByRole('button', { name: 'Přiřadit kartu' }));
    await waitFor(() => expect(asked).toEqual(['connectAssignedAccount', 'customerAccountLinks']));
    expect(sent).toContainEqual(['connectAssignedAccount', { body: entered }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(localStorage).toHaveLength(0);
  });
});

describe('the page of the managed cards (LNK-02)', () => {
  const child = linkOf(7, 'MANAGED', '7', '2018-03-04');
  const answers = { customerAccountLinks: listOf(child), cancelAccountLink: undefined, setAssignedAccount: undefined };
  let refresh = () => {};
  const Managed = () => (
    <ManagedCardListScreen
      edit={(_, _button, given) => {
        refresh = given;
        return null;
      }}
    />
  );

  it.each([
    ['Ukončit správu', 'cancelAccountLink'],
    ['Přiřadit k účtu', 'setAssignedAccount'],
  ])('reads the list again after the action "%s"', async (button, call) => {
    const { asked } = await open(Managed, answers);
    await waitUntilLoaded(asked);
    expect(screen.queryByRole('button', { name: button })).toBeNull();
    await openMore();
    await confirm(button);
    await waitFor(() => expect(asked).toEqual([call, 'customerAccountLinks']));
  });

  it('reads the list again when the dialog that merges two customers was closed', async () => {
    const { asked } = await open(Managed, answers);
    await waitUntilLoaded(asked);
    await openMore();
    await press('Sloučit osoby');
    await screen.findByText(/není nikdo další/);
    asked.length = 0;
    await press('Zavřít');
    await waitFor(() => expect(asked).toEqual(['customerAccountLinks']));
  });

  it('reads the list again when another action of a row requests it', async () => {
    const { asked } = await open(Managed, answers);
    await waitUntilLoaded(asked);
    act(() => refresh());
    await waitFor(() => expect(asked).toEqual(['customerAccountLinks']));
  });
});

describe("the page of the accounts that manage the account's own card (LNK-04, LNK-05)", () => {
  const account = { managingAccountId: 9, username: 'petra@linka.example', customerName: 'Petra Malá' };
  const answers = {
    managingAccounts: listOf(account),
    cardManagementRequests: { items: [openRequest] },
    cancelManagingAccount: undefined,
    requestCardManagement: undefined,
    resendCardManagementRequest: undefined,
    withdrawCardManagementRequest: undefined,
  };
  const both = ['managingAccounts', 'cardManagementRequests'];

  it.each([
    ['Ukončit správu', 'cancelManagingAccount'],
    ['Zrušit žádost', 'withdrawCardManagementRequest'],
  ])('reads both lists again after the action "%s", because a request may have been answered', async (button, call) => {
    const { asked } = await open(CardManagingAccountListScreen, answers);
    await waitUntilLoaded(asked);
    await screen.findByRole('button', { name: 'Zrušit žádost' });
    asked.length = 0;
    await confirm(button);
    await waitFor(() => expect(asked).toEqual([call, ...both]));
  });

  it('reads both lists again when a request was sent again', async () => {
    const { asked } = await open(CardManagingAccountListScreen, answers);
    await screen.findByRole('button', { name: 'Poslat znovu' });
    await waitUntilLoaded(asked);
    await press('Poslat znovu');
    await waitFor(() => expect(asked).toEqual(['resendCardManagementRequest', ...both]));
  });

  it('opens the form of a request also from the empty list, and reads both lists again when the request was sent', async () => {
    const { asked, sent } = await open(CardManagingAccountListScreen, { ...answers, managingAccounts: listOf() });
    await press('Požádat někoho o správu karty');
    await userEvent.type(await screen.findByLabelText(/^E-mail účtu/), 'karel@linka.example');
    asked.length = 0;
    await press('Poslat žádost');
    await waitFor(() => expect(asked).toEqual(['requestCardManagement', ...both]));
    expect(sent).toContainEqual(['requestCardManagement', { body: { username: 'karel@linka.example' } }]);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('the pages that the links of a mailed request open (MCD-01)', () => {
  it.each([
    [ApproveManagedCardScreen, 'Přijetí správy karty'],
    [RejectManagedCardScreen, 'Odmítnutí správy karty'],
  ])("name their action in the heading and in the browser's title: %#", async (Screen, title) => {
    await open(Screen, {}, '/page?token=abc');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(document.title).toMatch(new RegExp(`^${title} – `));
  });

  it('send the answer for the new link when another link is opened in the same tab', async () => {
    const { sent, history } = await open(ApproveManagedCardScreen, {}, '/page?token=abc');
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    act(() => history.push('/page?token=def'));
    await waitFor(() =>
      expect(sent).toEqual(['abc', 'def'].map((token) => ['approveCardManagement', { body: { token } }])),
    );
  });
});
