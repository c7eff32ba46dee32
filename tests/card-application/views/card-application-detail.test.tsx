// @vitest-environment jsdom
import { createMemoryHistory } from '@tanstack/react-router';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import type { CardApplication } from '#contract/entities/card-application.ts';
import type { SystemConfiguration } from '#contract/entities/configuration.ts';
import type { CardApplicationState } from '#contract/enumerations.ts';
import { CardApplicationScreen } from '#features/card-application/card-application-detail/card-application-screen.tsx';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { application } from '../../account/views/card-applications.samples.ts';
import { inRouter } from '../../common/views/support/in-router.tsx';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

type Answer = () => Promise<CardApplication>;
const refused =
  (name: string, status: number): Answer =>
  () =>
    Promise.reject({ name, status, metadata: {} });

/** The page of application 3, for an account whose own customer has the id 7. */
function show(answers: Answer[], configuration: Partial<SystemConfiguration> = {}) {
  const asked: unknown[] = [];
  const shop = {
    ...testShop({
      boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka', ...configuration } }),
      customerSelection: staticActor({ people: [{ type: 'REGISTERED', customerId: 7 }] }),
    }),
    call: async (_: unknown, options: { params: unknown }) => {
      asked.push(options.params);
      return (answers.length > 1 ? answers.shift() : answers[0])?.() as never;
    },
  };
  const history = createMemoryHistory({ initialEntries: ['/app/card-application/3'] });
  const page = inRouter(CardApplicationScreen, history, [], '/app/card-application/$applicationId');
  render(inShop(shop as never, page));
  return asked;
}

const showOne = (change: Partial<CardApplication> = {}, configuration: Partial<SystemConfiguration> = {}) =>
  show([() => Promise.resolve(application(3, 'PROCESSED', change))], configuration);

const status = async () => (await screen.findByTestId('application-status')).textContent.replaceAll('\u00A0', ' ');
/** The value beside a label; the values of equal labels are joined. */
const valueOf = (label: string) =>
  screen
    .getAllByText(label, { selector: 'dt' })
    .map((term) => term.nextElementSibling?.textContent.replaceAll('\u00A0', ' '))
    .join(' | ');

describe('the page of a card application (APL-01)', () => {
  it('shows all data of the application', async () => {
    const asked = showOne({
      note: 'Vyřízeno.',
      card: { id: 5, cardNumber: '92031111111111111' },
      customerChanges: {
        firstName: 'Jana',
        lastName: 'Malá',
        birthDay: '1990-07-27',
        email: null,
        phoneNumber: '+420601234567',
        address: { street: 'Nová', streetNumber: '2', city: 'Dubnice', zip: '56112' },
      },
    });
    expect(await status()).toBe('Karta je hotová a poslali jsme ji poštou.');
    expect(asked).toEqual([{ id: '3' }]);
    const shown: Record<string, string> = {
      'Číslo žádosti': '7770003',
      'Pořadové číslo': '26003',
      Podáno: '01.11.2026 09:00',
      'Typ karty': 'Čipová karta',
      'E-shop': 'Ano',
      'Karta zdarma': 'Ne',
      Zaplaceno: 'Ano',
      'Kontrola údajů': 'Iva Kopecká',
      'Datum kontroly': '03.11.2026 09:00',
      Poznámka: 'Vyřízeno.',
      'Vydaná karta': '92031111111111111',
      'Jméno a příjmení': 'Jana Nová',
      'Datum narození': '26.07.1990 | 27.07.1990',
      Fotografie: 'Použije se ta, kterou už máme',
      Jméno: 'Jana',
      Příjmení: 'Malá',
      'E-mail': '–',
      Telefon: '+420601234567',
      Adresa: 'Nová 2, 56112 Dubnice',
      'Profil 1': 'Dospělý',
      Platnost: '05.11.2026 – 04.11.2030',
      'Předání karty': 'Poštou',
      'Adresa příjemce': 'Lipová 14, 56101 Lipany',
      'Ozvat se, když se karta najde': 'Ano',
      'Souhlas s marketingem': 'Ne',
    };
    const found = Object.fromEntries(Object.keys(shown).map((label) => [label, valueOf(label)]));
    expect(found).toEqual(shown);
    expect(document.title).toMatch(/^Žádost o kartu 7770003/);
  });

  const office = {
    id: 1,
    name: 'Dubnice',
    branchNumber: 4,
    address: { street: 'Palackého', streetNumber: '33', city: 'Dubnice', zip: '56112' },
    cardDeliveryAllowed: true,
  };
  const atOffice = { deliveryBranchOffice: office, recipientAddress: null };
  const inPhone = { carrierType: 'VIRTUAL_CARD', recipientAddress: null } as const;
  const state = (name: CardApplicationState) => application(3, name).state;

  it.each([
    [{ state: state('UNCHECKED_DATA'), paid: false, waitsFor: 'FEE' as const }, /^Žádost zatím není zaplacená/],
    [{ state: state('UNCHECKED_DATA') }, /kontrolujeme údaje/],
    [{ state: state('WAITING_TO_BE_PRINTED') }, /čeká na výrobu. Potom vám ji pošleme poštou/],
    [{ state: state('WAITING_TO_BE_PRINTED'), ...atOffice }, /vyzvednete na pobočce Dubnice/],
    [{ state: state('WAITING_TO_BE_PRINTED'), ...inPhone }, /kartu připravujeme/],
    [atOffice, /vyzvedněte si ji na pobočce Dubnice/],
    [{ recipientAddress: null }, /poslali jsme ji poštou/],
    [inPhone, /můžete ji používat/],
    [{ state: state('REJECTED') }, /^Žádost byla zamítnuta/],
  ])('explains the state and the next step: %#', async (change, sentence) => {
    showOne(change);
    expect(await status()).toMatch(sentence);
  });

  it('shows the name of an unknown state and everything else, also on an unknown carrier (CAL-04)', async () => {
    showOne({ state: { id: 77, name: 'UNKNOWN', displayName: 'U tiskárny' }, carrierType: 'UNKNOWN' });
    expect(await status()).toMatch(/neumíme říct/);
    expect(screen.getByText('U tiskárny')).toBeDefined();
    expect(valueOf('Typ karty')).toBe('Jiná karta');
    expect(screen.queryByText('Předání karty')).toBeNull();
  });

  it('shows the reason of a rejection, and draws the progress up to the rejection', async () => {
    const progress: CardApplication['progress'] = [
      { stop: 'RECEIVED', reached: true, at: null },
      { stop: 'REJECTED', reached: true, at: '2026-11-04T08:00:00.000Z' },
    ];
    showOne({ state: state('REJECTED'), note: 'Rozmazaná fotografie.', feeCounts: true, progress });
    await status();
    expect(screen.getByText('Důvod').parentElement?.textContent).toContain('Rozmazaná fotografie.');
    const steps = screen.getAllByRole('listitem').map(({ textContent, ariaCurrent }) => [textContent, ariaCurrent]);
    expect(steps[0]?.[0]).toMatch(/^Podání žádosti/);
    expect(steps.at(-1)?.[0]).toMatch(/^Zamítnutí/);
    expect(document.querySelectorAll('[aria-current=step]')).toHaveLength(1);
    expect(screen.getByText(/^Poplatek, který jste zaplatili, platí/)).toBeDefined();
  });

  it('shows what the staff asks for again and why, with the form that sends it', async () => {
    showOne({
      state: state('UNCHECKED_DATA'),
      waitsFor: 'PHOTO',
      correction: { photo: true, attachments: [], note: 'Jste zády.', since: '2026-11-04T08:00:00.000Z' },
    });
    expect(await status()).toMatch(/^Potřebujeme od vás novou fotografii\./);
    expect(screen.getByText('Čeká na vás')).toBeDefined();
    expect(screen.getByText('Jste zády.')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Odeslat' })).toBeDefined();
  });

  it('shows which files are missing, with the form that adds them', async () => {
    const missingAttachments = [{ typeId: 9, isProfileOne: true, typeName: 'Potvrzení o studiu' }];
    showOne({ state: state('UNCHECKED_DATA'), waitsFor: 'MISSING_FILES', missingAttachments });
    expect(await status()).toMatch(/^Žádost je podaná, ale chybí u ní přílohy\./);
    expect(screen.getByText('Čeká na vás')).toBeDefined();
    expect(screen.getByText('Doplňte prosím přílohy')).toBeDefined();
    expect(await screen.findByRole('button', { name: 'Odeslat' })).toBeDefined();
    expect(screen.getByText('Potvrzení o studiu')).toBeDefined();
  });

  it('says in the notice and below the state that the bank card must be registered first', async () => {
    showOne({
      state: state('UNCHECKED_DATA'),
      carrierType: 'BANK_CARD',
      recipientAddress: null,
      waitsFor: 'BANK_CARD',
    });
    expect(await status()).toMatch(/^Žádost čeká na registraci platební karty\./);
    expect(screen.getByText('Čeká na vás')).toBeDefined();
    expect(screen.getByText('Stav UNCHECKED_DATA')).toBeDefined();
  });

  it('has a button to register the missing bank card, if a gateway is configured (TOK-01)', async () => {
    const lacking = { state: state('UNCHECKED_DATA'), carrierType: 'BANK_CARD', waitsFor: 'BANK_CARD' } as const;
    showOne(lacking, { tokenizationGatewayUrl: 'https://gateway.example' });
    expect((await screen.findByText('Zbývá zaregistrovat platební kartu')).textContent).toBeTruthy();
    screen.getByText('Dokud ji nezaregistrujete, nemůžeme žádost vyřídit.');
    screen.getByRole('button', { name: 'Zaregistrovat kartu' });
    cleanup();
    showOne(lacking, { tokenizationGatewayUrl: null });
    await status();
    screen.getByText('Registrace platebních karet teď není dostupná.');
    expect(screen.queryByRole('button', { name: 'Zaregistrovat kartu' })).toBeNull();
  });

  it('lists the submitted files with their sizes below a heading (APL-01)', async () => {
    const file = { id: 9, name: 'potvrzeni.pdf', size: 120_000, typeId: 9, isProfileOne: true };
    showOne({ attachments: [{ ...file, typeName: 'Potvrzení o studiu' }] });
    await screen.findByRole('heading', { name: 'Přílohy' });
    expect(valueOf('Potvrzení o studiu')).toMatch(/^potvrzeni\.pdf117 kB/);
    cleanup();
    showOne({ attachments: [] });
    await status();
    expect(screen.queryByRole('heading', { name: 'Přílohy' })).toBeNull();
  });

  it('does not mention missing files if no file is missing', async () => {
    showOne({ state: state('UNCHECKED_DATA') });
    await status();
    expect(screen.queryByText('Doplňte prosím přílohy')).toBeNull();
  });

  it('says that the application waits for the account that filed it, and shows no form', async () => {
    showOne({ state: state('UNCHECKED_DATA'), waitsFor: 'FILER' });
    expect(await status()).toMatch(/^Žádost čeká na doplnění/);
    expect(screen.queryByText('Pošlete prosím znovu')).toBe(null);
  });

  it('shows a new photo, a second profile with its proof, and a branch office, but no consent that is not asked for', async () => {
    const [first] = application(3, 'PROCESSED').profiles;
    const second = { profile: { id: 2, displayName: 'Student', reduced: true, isic: true } };
    showOne(
      {
        ...atOffice,
        photo: 'NEW',
        customerChanges: { photo: 'data:image/jpeg;base64,AAAA' },
        profiles:
          first === undefined ? [] : [first, { ...first, ...second, validTo: null, confirmationChecked: '2026-11-02' }],
      },
      { marketingConsentCardEnabled: false },
    );
    await status();
    expect(valueOf('Fotografie')).toBe('Nová, odevzdaná s žádostí');
    expect(screen.queryByText('Změny údajů')).toBeNull();
    expect(valueOf('Profil 2')).toBe('Student');
    expect(valueOf('Platnost')).toBe('05.11.2026 – 04.11.2030 | Od 05.11.2026 bez omezení');
    expect(valueOf('Prohlášení o nároku')).toBe('02.11.2026');
    expect(valueOf('Pobočka')).toBe('Dubnice, Palackého 33, 56112 Dubnice');
    expect(screen.queryByText('Souhlas s marketingem')).toBeNull();
  });

  const backLink = () => screen.getByRole('link', { name: /Zpět na žádosti/ }).getAttribute('href');

  it('has a link back to the applications of the same person', async () => {
    showOne();
    await status();
    expect(backLink()).toBe('#/app/user-account?tab=card-applications');
    cleanup();
    showOne({ customer: { ...application(3, 'PROCESSED').customer, id: 8 } });
    await status();
    expect(backLink()).toBe('#/app/user-linked-account/8?tab=card-applications');
  });

  it("shows a message and a link back for an unknown application or another account's application", async () => {
    show([refused('NOT_FOUND', 404)]);
    await screen.findByText(/Tato žádost mezi vašimi není/);
    expect(backLink()).toBe('#/app/user-account?tab=card-applications');
    expect(document.title).toMatch(/^Žádost o kartu –/);
  });

  it('says that the application could not be loaded, and loads it again', async () => {
    show([refused('BAD_GATEWAY', 502), () => Promise.resolve(application(3, 'PROCESSED'))]);
    await screen.findByText('Žádost se nepodařilo načíst');
    await userEvent.setup().click(screen.getByRole('button', { name: 'Zkusit znovu' }));
    expect(await status()).toMatch(/^Karta je hotová/);
  });
});
