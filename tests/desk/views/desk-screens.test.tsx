// @vitest-environment jsdom
import { createMemoryHistory, type RouteComponent } from '@tanstack/react-router';
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import { usePolling } from '#common/polling/use-polling.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { DeskApplication } from '#contract/entities/desk-application.ts';
import { DeskApplicationScreen } from '#features/desk/application/desk-application-screen.tsx';
import { ApplicationListScreen } from '#features/desk/applications/application-list-screen.tsx';
import { FailureScreen } from '#features/desk/failures/failure-screen.tsx';
import { InvoiceDeskScreen } from '#features/desk/invoices/invoice-desk-screen.tsx';
import { PaymentDeskScreen } from '#features/desk/payments/payment-desk-screen.tsx';
import { DeskReclamationsScreen } from '#features/desk/reclamations/desk-reclamations-screen.tsx';
import type { Shop } from '#runtime/shop.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { answeringShop } from '../../common/views/support/answering-shop.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { deskInvoice, listedApplication, uncheckedApplication, unsettledPayment } from './desk.samples.ts';

vi.mock(import('#common/polling/use-polling.ts'), async (original) => ({
  usePolling: vi.fn((await original()).usePolling),
}));

fillBrowserGaps();
beforeAll(() => {
  // The router scrolls to the top, which jsdom does not support.
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

interface Called {
  readonly name: string;
  readonly options: CallOptions<never>;
}

/**
 * Opens a page; `path` is the pattern of its address. A test may change `answers` later. The addresses that the page
 * opens are recorded in `ways`.
 */
function open(Page: RouteComponent, answers: Record<string, unknown>, address = '/page', path = '/page') {
  const calls: Called[] = [];
  const ways: string[] = [];
  const shop = answeringShop(answers);
  const call = ((endpoint: EndpointDefinition, options: CallOptions<never> = {}) => {
    calls.push({ name: endpoint.name, options });
    return answeringShop(answers).call(endpoint);
  }) as Shop['call'];
  const history = createMemoryHistory({ initialEntries: [address] });
  render(inShop({ ...shop, call, goTo: (way) => void ways.push(way) }, inRouter(Page, history, [], path)));
  const callsOf = (name: string) => calls.filter((one) => one.name === name).map(({ options }) => options);
  return { history, ways, callsOf, times: (name: string) => callsOf(name).length };
}
const listOf = (...items: readonly unknown[]) => ({ items, totalCount: items.length });

/** The chosen values of a multiple-choice filter, as its text. */
const chosenIn = async (filter: string) =>
  (await screen.findByRole('combobox', { name: new RegExp(`^${filter}`, 'u') })).textContent;

/** Chooses one value of a multiple-choice filter. */
async function choose(filter: string, value: string) {
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: new RegExp(`^${filter}`, 'u') }));
  await user.click(await screen.findByRole('option', { name: value }));
  // The list of values stays open after a choice.
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('option', { name: value })).toBeNull());
}
const confirm = async (name: string) => {
  const question = await screen.findByRole('alertdialog');
  await userEvent.setup().click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
};

describe('the list of all applications (DSK-02)', () => {
  it('is filtered by the typed text and the chosen values; the link of each row contains these filters', async () => {
    const answers = { deskCardApplications: listOf(listedApplication) };
    const { callsOf, history } = open(ApplicationListScreen, answers, '/page?tasks=CHECK&search=Nov');
    await screen.findByText('0895160156');
    expect(callsOf('deskCardApplications')[0]).toMatchObject({ query: { tasks: ['CHECK'], search: 'Nov' } });
    expect(screen.getByLabelText<HTMLInputElement>('Jméno nebo číslo žádosti').value).toBe('Nov');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('#/desk/card-applications/7?tasks=CHECK&search=Nov');
    expect(await chosenIn('Co je potřeba')).toBe('Zkontrolovat');
    await choose('Stav', 'Čeká na kontrolu údajů');
    await choose('Druh karty', 'Čipová karta');
    const user = userEvent.setup();
    await user.type(screen.getByLabelText('Jméno nebo číslo žádosti'), 'á');
    await waitFor(() =>
      expect(callsOf('deskCardApplications').at(-1)).toMatchObject({
        query: { tasks: ['CHECK'], states: ['UNCHECKED_DATA'], carrierTypes: ['HAULIER_CARD'], search: 'Nová' },
      }),
    );
    expect(history.location.search).toContain('search=Nov%C3%A1');
  });
});

describe('the cards that wait to be handed over (DSK-09)', () => {
  const made = (id: number, firstName: string) => ({
    ...listedApplication,
    id,
    task: 'HAND_OVER',
    customer: { ...listedApplication.customer, firstName },
    handOver: { version: `v${String(id)}`, way: 'BRANCH' },
  });
  const both = listOf(made(7, 'Eliška'), made(8, 'Jan'));

  it('can be selected only in the list of these cards', async () => {
    open(ApplicationListScreen, { deskCardApplications: both }, '/page?tasks=HAND_OVER.PRINT');
    await screen.findByText(/Jan/u);
    expect(screen.queryByRole('checkbox')).toBeNull();
    await choose('Co je potřeba', 'Vyrobit kartu');
    expect(await screen.findAllByRole('checkbox')).toHaveLength(3);
  });

  it('are handed over together; the focus moves to the report, and what was not done stays selected', async () => {
    const answers: Record<string, unknown> = { deskCardApplications: both, handOverCard: {} };
    const { callsOf, times } = open(ApplicationListScreen, answers, '/page?tasks=HAND_OVER');
    const user = userEvent.setup();
    await user.click(await screen.findByRole('checkbox', { name: /^Vybrat: Eliška Dvořáková, žádost 0895160156/u }));
    screen.getByText(/Vybráno 1 z 2/u);
    await user.click(screen.getByRole('checkbox', { name: /^Vybrat vše/u }));
    await user.click(screen.getByRole('button', { name: 'Předat vybrané karty' }));
    delete answers['handOverCard'];
    await confirm('Potvrdit předání');
    const report = await screen.findByText(/Předání jsme nezapsali u žádné karty/u);
    await waitFor(() => expect(document.activeElement?.matches('main, body')).toBe(false));
    expect(document.activeElement?.contains(report)).toBe(true);
    expect(times('handOverCard')).toBe(1);
    await waitFor(() => expect(times('deskCardApplications')).toBe(2));
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /^Vybrat: Jan/u }).checked).toBe(true);

    answers['handOverCard'] = {};
    await user.click(screen.getByRole('button', { name: 'Předat vybrané karty' }));
    answers['deskCardApplications'] = listOf();
    await confirm('Potvrdit předání');
    await waitFor(() => expect(screen.queryByRole('checkbox')).toBeNull());
    expect(callsOf('handOverCard').slice(1)).toMatchObject([
      { params: { id: 7 }, body: { version: 'v7' } },
      { params: { id: 8 }, body: { version: 'v8' } },
    ]);
    screen.getByText(/Předání jsme zapsali u 2 karet/u);
  });
});

describe('the page of an application (DSK-03)', () => {
  const listed = (...ids: readonly number[]) => listOf(...ids.map((id) => ({ ...uncheckedApplication, id })));
  const openAt = (address: string, answers: Record<string, unknown>) =>
    open(DeskApplicationScreen, answers, address, '/applications/$applicationId');
  const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

  it("has links to the list and to the application's neighbours in that list", async () => {
    const answers = { deskCardApplication: uncheckedApplication, deskCardApplications: listed(5, 7, 8) };
    const { callsOf } = openAt('/applications/7?tasks=CHECK', answers);
    expect((await screen.findByRole('heading', { level: 1, name: 'Žádost 0895160156' })).textContent).not.toBe('');
    expect(await hrefOf('Všechny žádosti')).toBe('#/desk/card-applications?tasks=CHECK');
    expect(await hrefOf('Předchozí')).toBe('#/desk/card-applications/5?tasks=CHECK');
    expect(await hrefOf('Další')).toBe('#/desk/card-applications/8?tasks=CHECK');
    expect(callsOf('deskCardApplication').map(({ params }) => params)).toEqual([{ id: '7' }]);
    expect(callsOf('deskCardApplications')[0]).toMatchObject({ query: { tasks: ['CHECK'] } });
  });

  it('shows another application when the address changes, and no data of the former application', async () => {
    const answers: Record<string, unknown> = {
      deskCardApplication: uncheckedApplication,
      deskCardApplications: listed(7, 8),
    };
    const { callsOf, history } = openAt('/applications/7', answers);
    await screen.findByRole('heading', { level: 1, name: 'Žádost 0895160156' });
    const other: DeskApplication = { ...uncheckedApplication, id: 8, applicationNumber: '0895160164' };
    answers['deskCardApplication'] = other;
    act(() => history.push('/applications/8'));
    await screen.findByRole('heading', { level: 1, name: 'Žádost 0895160164' });
    expect(callsOf('deskCardApplication').map(({ params }) => params)).toEqual([{ id: '7' }, { id: '8' }]);
    expect(await hrefOf('Předchozí')).toBe('#/desk/card-applications/7');
    expect(screen.queryByRole('link', { name: 'Další' })).toBeNull();
  });

  it('reads its neighbours again after an action, because the application may have left the filtered list', async () => {
    const answers: Record<string, unknown> = {
      deskCardApplication: uncheckedApplication,
      deskCardApplications: listed(7, 8),
      checkCardApplication: { ...uncheckedApplication, version: 'v2', actions: [] },
    };
    openAt('/applications/7?tasks=CHECK', answers);
    await hrefOf('Další');
    answers['deskCardApplication'] = { ...uncheckedApplication, version: 'v2', task: 'PRINT', actions: ['PRINT'] };
    answers['deskCardApplications'] = listed(9);
    const user = userEvent.setup();
    await user.click(screen.getByRole('button', { name: 'Schválit údaje' }));
    const dialog = await screen.findByRole('dialog');
    await user.click(dialog.querySelector('button[type=submit]') ?? dialog);
    await waitFor(async () => expect(await hrefOf('Další')).toBe('#/desk/card-applications/9?tasks=CHECK'));
  });

  it('downloads a submitted file', async () => {
    const { callsOf } = openAt('/applications/7', { deskCardApplication: uncheckedApplication });
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Stáhnout potvrzeni.pdf' }));
    expect(callsOf('deskAttachment').map(({ params }) => params)).toEqual([{ id: 7, attachmentId: 31 }]);
  });
});

describe('the list of all invoices (DSK-06)', () => {
  it.each([
    ['BOOK', 'Zaznamenat platbu', 'bookInvoice'],
    ['RETURN', 'Zaznamenat vrácení peněz', 'returnInvoice'],
  ])("offers %s with the order's number and amount, and is read again afterwards", async (action, label, name) => {
    const answers = { deskInvoices: listOf({ ...deskInvoice, actions: [action] }), [name]: undefined };
    const { callsOf, times } = open(InvoiceDeskScreen, answers);
    await userEvent.setup().click(await screen.findByRole('button', { name: label }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/260001.*550,00\s€/u);
    await confirm(label);
    await waitFor(() => expect(times('deskInvoices')).toBe(2));
    expect(callsOf(name).map(({ params }) => params)).toEqual([{ number: 260_001 }]);
  });

  it('is filtered by the typed number and the chosen states', async () => {
    const { callsOf } = open(InvoiceDeskScreen, { deskInvoices: listOf(deskInvoice) }, '/page?state=PENDING');
    await screen.findByText('2026000001');
    expect(callsOf('deskInvoices')[0]).toMatchObject({ query: { state: ['PENDING'] } });
    expect(await chosenIn('Stav objednávky')).toBe('Čeká na zaplacení');
    await choose('Stav objednávky', 'Zaplaceno');
    await userEvent.setup().type(screen.getByLabelText('Číslo objednávky nebo faktury'), '26');
    await waitFor(() =>
      expect(callsOf('deskInvoices').at(-1)).toMatchObject({ query: { state: ['PENDING', 'PAID'], number: '26' } }),
    );
  });
});

describe('the report of unsettled payments (PAY-12)', () => {
  const byHand = { ...unsettledPayment, kind: 'RETURN_BY_HAND', currency: 'EUR', payment: null };

  it("shows the gateway's last answer when a row is opened", async () => {
    open(PaymentDeskScreen, { unsettledPayments: listOf(unsettledPayment) });
    await userEvent.setup().click(await screen.findByRole('button', { expanded: false }));
    expect(await screen.findByText(/CSOB 7/u)).toBeTruthy();
  });

  it('records money that was returned by hand, and is read again', async () => {
    // Without polling, so that only the action can cause the second read.
    const polling = vi.mocked(usePolling).getMockImplementation();
    vi.mocked(usePolling).mockImplementation(() => {});
    onTestFinished(() => void vi.mocked(usePolling).mockImplementation(polling ?? (() => {})));
    const answers = { unsettledPayments: listOf(byHand), returnInvoice: undefined };
    const { callsOf, times } = open(PaymentDeskScreen, answers);
    await userEvent.setup().click(await screen.findByRole('button', { name: 'Zaznamenat vrácení peněz' }));
    expect((await screen.findByRole('alertdialog')).textContent).toMatch(/500,00\s€/u);
    await confirm('Zaznamenat vrácení peněz');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await waitFor(() => expect(times('unsettledPayments')).toBe(2));
    expect(callsOf('returnInvoice').map(({ params }) => params)).toEqual([{ number: 260_001 }]);
  });
});

describe('the report of unsettled payments with a payment whose state may change by itself (PAY-12)', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('is read again regularly until the list is empty', async () => {
    const answers: Record<string, unknown> = { unsettledPayments: listOf(unsettledPayment) };
    const { times } = open(PaymentDeskScreen, answers);
    await pass(1000);
    expect(times('unsettledPayments')).toBe(1);
    answers['unsettledPayments'] = listOf();
    await pass(2000);
    expect(times('unsettledPayments')).toBe(2);
    await pass(120_000);
    expect(times('unsettledPayments')).toBe(2);
  });
});

describe('the reclamations of the desk (REC-04)', () => {
  const reclamation = {
    id: 7,
    reclamationNumber: 'R-260007',
    created: '2026-11-20T09:00:00.000Z',
    answerBy: '2026-12-20',
    state: { id: 1, name: 'PENDING', displayName: 'Vyřizuje se' },
    contact: null,
    note: 'Karta nejde načíst.',
    answer: null,
    customer: { id: 3, firstName: 'Jana', lastName: 'Nováková', birthDay: '1990-07-25' },
    account: 'jana@linka.example',
    cardNumber: null,
    fee: null,
    paid: null,
    events: [],
  };
  const answered = { ...reclamation, state: { id: 3, name: 'FINALIZED', displayName: 'Vyřízená' } };

  it('are read again after an answer; the focus moves to the heading, because the button is removed', async () => {
    const answers: Record<string, unknown> = { deskReclamations: listOf(reclamation), answerReclamation: {} };
    const { callsOf } = open(DeskReclamationsScreen, answers);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Odpovědět' }));
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(dialog.getAllByRole('radio')[0] ?? document.body);
    await user.type(dialog.getByLabelText(/^Text pro zákazníka/u), 'Vyměníme ji.');
    answers['deskReclamations'] = listOf(answered);
    await user.click(dialog.getByRole('button', { name: 'Odeslat odpověď' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Odpovědět' })).toBeNull());
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(callsOf('answerReclamation')[0]).toMatchObject({ params: { id: 7 }, body: { answer: 'Vyměníme ji.' } });
    await waitFor(() => expect(document.activeElement?.tagName).toBe('H1'));
  });

  it('are not read again if the dialog is closed without an answer', async () => {
    const { times } = open(DeskReclamationsScreen, { deskReclamations: listOf(reclamation) });
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Odpovědět' });
    for (const _ of [1, 2]) {
      await user.click(button);
      await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Zavřít' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    expect(times('deskReclamations')).toBe(1);
  });

  it('are filtered by the typed text and the chosen states', async () => {
    const answers = { deskReclamations: listOf(reclamation) };
    const { callsOf } = open(DeskReclamationsScreen, answers, '/page?search=R&states=FINALIZED');
    await screen.findByText('R-260007');
    expect(callsOf('deskReclamations')[0]).toMatchObject({ query: { search: 'R', states: ['FINALIZED'] } });
    expect(screen.getByLabelText<HTMLInputElement>('Jméno nebo číslo reklamace').value).toBe('R');
    expect(await chosenIn('Stav')).toBe('Vyřízená');
    await choose('Stav', 'Vyřizuje se');
    await userEvent.setup().type(screen.getByLabelText('Jméno nebo číslo reklamace'), '-26');
    await waitFor(() =>
      expect(callsOf('deskReclamations').at(-1)).toMatchObject({
        query: { search: 'R-26', states: ['PENDING', 'FINALIZED'] },
      }),
    );
  });
});

describe('the reported failures (RPL-06)', () => {
  const ticket = { page: '/app', version: '3.4.1', language: 'cs', flows: [], steps: [] };
  const report = (code: string) => ({
    deskFailureReport: { code, reported: '2026-11-20T09:00:00.000Z', keptUntil: '2026-12-20', ticket },
  });
  const openAt = (address: string, answers: Record<string, unknown>) =>
    open(FailureScreen, answers, address, '/failures/{-$code}');
  const field = () => screen.findByLabelText<HTMLInputElement>('Kód hlášení');

  it('are found by their code, which is trimmed and escaped in the address', async () => {
    const { ways, times } = openAt('/failures', {});
    const user = userEvent.setup();
    await user.type(await field(), ' AB/12? {Enter}');
    await user.clear(await field());
    await user.click(screen.getByRole('button', { name: 'Najít' }));
    expect(ways).toEqual(['/desk/failures/AB%2F12%3F', '/desk/failures']);
    expect(times('deskFailureReport')).toBe(0);
  });

  it('are read again when the address changes, and the field shows the code in the address', async () => {
    const answers: Record<string, unknown> = report('AB12CD');
    const { callsOf, history } = openAt('/failures/AB12CD', answers);
    await screen.findByText('AB12CD');
    expect((await field()).value).toBe('AB12CD');
    Object.assign(answers, report('XY34ZW'));
    act(() => history.push('/failures/XY34ZW'));
    await screen.findByText('XY34ZW');
    expect((await field()).value).toBe('XY34ZW');
    expect(screen.queryByText('AB12CD')).toBeNull();
    expect(callsOf('deskFailureReport').map(({ params }) => params)).toEqual([{ code: 'AB12CD' }, { code: 'XY34ZW' }]);
  });
});
