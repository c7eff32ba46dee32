// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardDraft, saveDraft } from '#common/form-draft/form-draft.ts';
import { lastActiveCard } from '#contract/endpoints/customers.ts';
import { globalSettings } from '#contract/endpoints/global-settings.ts';
import { addEWalletTransaction } from '#contract/endpoints/shopping-cart.ts';
import type { CardDetail } from '#contract/entities/customer-card.ts';
import type { GuardedPage } from '#contract/guarded-pages.ts';
import type { ShownCustomer } from '#features/account/customer-selection/customer-page.tsx';
import { LinkedInfo } from '#features/account/customer-selection/linked-info.tsx';
import { SelectedCustomer } from '#features/account/user-account/selected-customer.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { noOffers, offers } from '#machines/common/repeat-purchase/model/repeat-purchase.samples.ts';
import { createShopClock } from '#runtime/clock.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { buttonStyles } from '#ui/button/button.styles.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop } from '../../common/views/support/test-shop.tsx';
import { accountShop, type Answers } from './account-shop.ts';

fillBrowserGaps();
emulateModalDialogs();
beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.UTC(2026, 10, 21, 8) }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const { customer, card: plainCard, child, link, standing, openApplication } = customerSelectionSamples;
const profile = { id: 1, displayName: 'Dospělý', reduced: false, isic: false };
const card: CardDetail = {
  ...plainCard,
  profileOne: { profile, validFrom: '2025-01-01', validTo: '2028-12-31', confirmationChecked: null },
};
const shown: ShownCustomer = {
  customer,
  card,
  link: null,
  standing,
  offers: noOffers,
  failed: false,
  upcoming: null,
  reading: false,
};

interface Surroundings {
  readonly flags?: Partial<typeof defaultFlags>;
  readonly allowed?: readonly GuardedPage[];
  readonly goTo?: (path: string) => void;
  readonly answers?: Answers;
}

const shopWith = ({ flags, answers, goTo = () => {} }: Surroundings) => ({
  ...accountShop({
    flags,
    answers,
    customerSelection: staticActor({ onlyManaged: false, begunApplications: [], people: [], peopleCount: 1 }),
  }),
  clock: createShopClock(() => Date.now()),
  goTo,
});

const pageOf = (part: Partial<ShownCustomer>, surroundings: Surroundings = {}) => {
  const Page = () => <SelectedCustomer {...shown} {...part} />;
  return inShop(shopWith(surroundings), inRouter(Page, undefined, surroundings.allowed));
};
const open = async (...page: Parameters<typeof pageOf>) => {
  render(pageOf(...page));
  await screen.findByRole('tablist');
};
const user = () => userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
const button = (name: string) => screen.queryByRole('button', { name });

const inState = (name: 'BLOCKED' | 'EXPIRED') => ({
  ...card,
  currentState: { state: { id: 3, name, displayName: name } },
});

describe('the banner of a card that expires soon (ACC-08)', () => {
  const expiring = { ...card, validTo: '2026-12-01' };
  const banner = () => screen.queryByText(/Platnost vaší karty končí/)?.parentElement ?? null;

  it('is shown for only twenty seconds', async () => {
    await open({ card: expiring });
    expect(banner()?.textContent).toContain('01.12.2026');
    act(() => void vi.advanceTimersByTime(18_000));
    expect(banner()).not.toBeNull();
    act(() => void vi.advanceTimersByTime(3_000));
    expect(banner()).toBeNull();
  });

  it('is not shown for a card that is valid for years', async () => {
    await open({});
    expect(banner()).toBeNull();
  });
});

describe('a customer for whom the account may not act (ACC-06)', () => {
  const warning = /pro tuto kartu (teď|už) nemůžete nakupovat/i;

  it('has a warning with its reason, and no purchases', async () => {
    await open({ standing: { ...standing, manageable: false, reason: 'AGE' } });
    expect(screen.queryByText(warning)).not.toBeNull();
    expect(screen.queryByText(/ještě není 15 let/)).not.toBeNull();
    expect([button('Koupit jízdenku'), button('Dobít peněženku')]).toEqual([null, null]);
  });

  it('has no warning until the server has checked the customer; until then nothing can be bought', async () => {
    await open({ standing: null });
    expect(screen.queryByText(warning)).toBeNull();
    expect(button('Koupit jízdenku')?.getAttribute('aria-disabled')).toBe('true');
    expect(screen.queryAllByText(/Ještě jsme neověřili/)).toHaveLength(3);
  });
});

describe('a form that was open when the session expired (SES-02)', () => {
  const draft = { username: 'jana@linka.example', form: 'eWalletTopUp', subject: card.cardNumber };
  beforeEach(() => saveDraft({ ...draft, entered: { price: '100', note: '' } }));
  afterEach(discardDraft);

  it('opens again', async () => {
    await open({});
    expect(await screen.findByRole('dialog', { name: 'Dobití peněženky' })).toBeTruthy();
  });

  it.each([null, { ...standing, manageable: false, reason: 'AGE' as const }])(
    'stays closed unless the account may act for the customer: %o',
    async (unknown) => {
      await open({ standing: unknown });
      await act(() => vi.advanceTimersByTimeAsync(500));
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});

describe('the note on the page of a linked customer (ACC-01)', () => {
  it.each([
    [false, true],
    [true, false],
  ])('mentions purchases only if a purchase is possible: only seen %s, mentioned %s', (onlySeen, speaks) => {
    render(inShop(shopWith({}), <LinkedInfo type="MANAGED" name="Karel Svoboda" onlySeen={onlySeen} />));
    expect(screen.queryByText(/který spravujete za někoho jiného/)).not.toBeNull();
    expect(screen.queryByText(/Co tu koupíte/) !== null).toBe(speaks);
  });
});

describe('the button of an action that is not possible (ACC-07)', () => {
  it.each([
    ['the card is not active', { card: inState('BLOCKED') }, 'Karta není aktivní. Nakupovat lze jen na aktivní kartu.'],
    [
      'a new card is being made',
      { card: inState('EXPIRED'), standing: { ...standing, hasApplication: true } },
      'O novou kartu už je požádáno. Nakoupíte, až bude karta aktivní.',
    ],
  ])('takes the focus, shows that %s, and does nothing', async (_why, part, reason) => {
    await open(part);
    const buy = button('Koupit jízdenku');
    buy?.focus();
    expect(document.activeElement).toBe(buy);
    expect(buy?.title).toBe(reason);
    expect(document.getElementById(buy?.getAttribute('aria-describedby') ?? '')?.textContent).toBe(reason);
    await user().click(buy ?? document.body);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the offer to buy the last ticket again (TFR-03)', () => {
  it('is the main action', async () => {
    await open({ offers });
    const again = screen.getByRole('button', { name: /Koupit znovu · 550,00\sKč od ne\s27\.12\.2026/ });
    expect(again.className).toBe(buttonStyles({ variant: 'primary', block: true }));
  });

  it.each([
    ['the card is not active', { card: inState('BLOCKED') }, {}],
    ['the account may not act', { standing: { ...standing, manageable: false, reason: 'AGE' as const } }, {}],
    ['it is not known whether the account may act', { standing: null }, {}],
    ['there is no card', { card: null }, {}],
    ['the operator sells neither tickets nor top-ups', {}, { ticketFareAllowed: false, eWalletAllowed: false }],
  ])('is not shown if nothing can be bought: %s', async (_why, part, flags) => {
    await open({ offers, ...part }, { flags });
    expect(screen.queryByRole('button', { name: /Koupit znovu/ })).toBeNull();
  });
});

const limit = (name: string, value: string) => ({ id: 1, name, displayName: name, value });
const walletAnswers = {
  [globalSettings.name]: () => [
    limit('E_WALLET_MIN_RECHARGE', '10000'),
    limit('E_WALLET_MAX_RECHARGE', '200000'),
    limit('E_WALLET_MAX_AMOUNT', '300000'),
  ],
  [lastActiveCard.name]: () => card,
};

describe('the button of an action that is possible (ACC-07)', () => {
  it('has no reason below it; the button to buy a ticket is the primary button', async () => {
    await open({});
    for (const [label, variant] of [
      ['Koupit jízdenku', 'primary'],
      ['Dobít peněženku', 'secondary'],
    ] as const) {
      const possible = button(label);
      expect(possible?.className).toBe(buttonStyles({ variant, block: true }));
      expect(['title', 'aria-disabled', 'aria-describedby'].map((name) => possible?.getAttribute(name))).toEqual([
        null,
        null,
        null,
      ]);
      expect(possible?.nextElementSibling?.tagName).not.toBe('P');
    }
  });

  it.each([
    ['Koupit jízdenku', 'Nová jízdenka'],
    ['Dobít peněženku', 'Dobití peněženky'],
  ])('opens its dialog, which can be closed: %s', async (name, title) => {
    await open({});
    await user().click(button(name) ?? document.body);
    // While the code of the dialog is loaded, a placeholder is shown.
    await waitFor(() => expect(document.querySelector('form')).not.toBeNull());
    await user().click(within(screen.getByRole('dialog', { name: title })).getByRole('button', { name: 'Zavřít' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user().click(button(name) ?? document.body);
    expect(await screen.findByRole('dialog', { name: title })).toBeTruthy();
  });

  it('tops up and goes to the cart when Enter is pressed in its dialog', async () => {
    const added: unknown[] = [];
    const answers = {
      ...walletAnswers,
      [addEWalletTransaction.name]: (body: unknown) => void added.push(body),
    };
    const goTo = vi.fn<(path: string) => void>();
    await open({}, { answers, goTo });
    await user().click(button('Dobít peněženku') ?? document.body);
    const price = await screen.findByRole('textbox', { name: /Částka/ });
    await user().type(price, '250{Enter}');
    await waitFor(() => expect(added).toEqual([expect.objectContaining({ price: 25_000, operation: 'RECHARGE' })]));
    await waitFor(() => expect(goTo).toHaveBeenCalledWith('/app/shopping-cart'));
  });
});

describe('the dialog of an action (DLG-02)', () => {
  const openTopUp = async (answers: Answers = walletAnswers) => {
    await open({}, { answers });
    await user().click(button('Dobít peněženku') ?? document.body);
  };

  it.each([
    [502, false],
    [500, true],
  ])('names the missing data only if no toast has done so: status %i, %s', async (status, says) => {
    const failing = () => Promise.reject({ name: 'INTERNAL_ERROR', status, metadata: {} });
    await openTopUp({ ...walletAnswers, [globalSettings.name]: failing });
    await screen.findByRole('button', { name: 'Zkusit znovu' });
    expect(screen.queryByText('Limity peněženky se nepodařilo načíst') !== null).toBe(says);
  });

  it('moves the focus to the wrong field', async () => {
    await openTopUp();
    const price = await screen.findByRole('textbox', { name: /Částka/ });
    const add = screen.getByRole('button', { name: 'Přidat do košíku' });
    add.focus();
    await user().click(add);
    await waitFor(() => expect(document.activeElement).toBe(price));
  });
});

describe('the details of the card on a narrow screen (ACC-02)', () => {
  it('are shown and hidden by a button', async () => {
    await open({});
    const toggle = screen.getByRole('button', { name: 'Podrobnosti', expanded: false });
    const details = document.getElementById(toggle.getAttribute('aria-controls') ?? '');
    expect(details?.textContent).toBe('');
    await user().click(toggle);
    expect(details?.textContent).toContain('Profil 1');
    await user().click(screen.getByRole('button', { name: 'Podrobnosti', expanded: true }));
    expect(details?.textContent).toBe('');
  });

  it('have no button if the drawn card shows everything', async () => {
    await open({ card: { ...card, profileOne: null } });
    expect(button('Podrobnosti')).toBeNull();
  });
});

describe('the first steps (ACC-01)', () => {
  const links = () =>
    screen
      .queryAllByRole('link')
      .map(({ textContent, attributes }) => [textContent, attributes.getNamedItem('href')?.value]);
  const contacts = ['Najít pobočku dopravce', defaultFlags.footerLinks?.contacts];

  it('are shown to a customer without a card', async () => {
    await open({ card: null });
    await screen.findByText(/^K vašemu účtu zatím nepatří/);
    expect(links()).toEqual([contacts, ['Přiřazené karty', '#/app/assigned-card-list']]);
    expect(screen.queryByText(/Požádejte o ni tady, nebo si ji nechte vystavit na kterékoli pobočce/)).not.toBeNull();
  });

  const station = (name: string) =>
    within(screen.getByRole('list', { name: 'Jak začít' }))
      .getAllByRole('listitem')
      .find(({ textContent }) => textContent.startsWith(name));

  it('show the future place of the card, and have the next step as their only primary button', async () => {
    await open({ card: null });
    screen.getByText('Tady bude vaše karta');
    screen.getByRole('heading', { name: 'Zbývá už jen karta' });
    expect(station('Účet')?.dataset['state']).toBe('passed');
    expect(station('Karta')?.getAttribute('aria-current')).toBe('step');
    expect(station('První jízdenka')?.dataset['state']).toBe('ahead');
    expect([...document.querySelectorAll('[class*=c_onPrimaryButton]')].map(({ textContent }) => textContent)).toEqual([
      'Požádat o čipovou kartu',
    ]);
  });

  it('show how far the application has come, and have no primary button', async () => {
    await open({ card: null, standing: { ...standing, hasApplication: true, openApplication } });
    screen.getByRole('heading', { name: 'Vaše žádost o kartu se vyřizuje' });
    const list = within(screen.getByRole('list', { name: 'Jak začít' }));
    expect(list.getAllByRole('listitem').map(({ textContent, dataset }) => [textContent, dataset['state']])).toEqual([
      ['Podání žádostihotovo19.11.2026 09:30', 'passed'],
      ['Zaplaceníhotovo19.11.2026 09:40', 'passed'],
      ['Kontrola údajůdalší krok', 'here'],
      ['Výroba kartypotom', 'ahead'],
      ['Připravena na pobočcepotom', 'ahead'],
      ['Vydání kartypotom', 'ahead'],
      ['První jízdenkapotomKoupíte ji tady z domova, jakmile bude karta aktivní.', 'ahead'],
    ]);
    expect(document.querySelectorAll('[class*=c_onPrimaryButton]')).toHaveLength(0);
    expect(links()).toContainEqual(contacts);
  });

  it('have no link to a list that the account may not open', async () => {
    await open({ card: null }, { allowed: [] });
    expect(links()).toEqual([contacts]);
  });

  it('are not shown until it is known whether there is a card; the tabs, which would move, are hidden, too', async () => {
    render(pageOf({ card: null, standing: null }));
    await screen.findByText('Načítáme vaše údaje…');
    expect([screen.queryByText(/^K vašemu účtu zatím nepatří/), screen.queryByRole('tablist')]).toEqual([null, null]);
  });

  it.each([
    [
      false,
      'Matěj Novák zatím nemá kartu',
      'Matěj Novák',
      'Kartadalší krokPožádáte o ni tady nebo na pobočce dopravce.',
    ],
    [true, 'Žádost o kartu pro tuto osobu se vyřizuje', 'Podání žádosti', 'Kontrola údajůdalší krok'],
  ])(
    'are shown if the account may buy for a linked person (application: %s)',
    async (hasApplication, title, passed, next) => {
      await open({
        customer: child,
        link,
        card: null,
        standing: { ...standing, hasApplication, openApplication: hasApplication ? openApplication : null },
      });
      screen.getByRole('heading', { name: title });
      expect(station(passed)?.dataset['state']).toBe('passed');
      expect(station(next)?.dataset['state']).toBe('here');
      expect(links().filter(([text]) => text !== 'Otevřít žádost')).toEqual([contacts]);
      expect(screen.queryByText(/^K vašemu účtu zatím nepatří/)).toBeNull();
    },
  );

  it.each([
    [false, 'Tato osoba nemá žádnou kartu.'],
    [true, 'Žádost o kartu pro tuto osobu se vyřizuje.'],
  ])('are not shown if the account may not buy for a linked person (application: %s)', async (hasApplication, text) => {
    const refused = { ...standing, manageable: false, reason: 'AGE' as const, hasApplication };
    await open({ customer: child, link, card: null, standing: refused });
    expect([screen.queryAllByText(text).length, links()]).toEqual([1, []]);
  });
});
