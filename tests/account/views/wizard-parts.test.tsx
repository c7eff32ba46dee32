// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { draftShape } from '#contract/entities/card-application-draft.ts';
import {
  resumedFacts,
  sampleInput,
} from '#machines/card-application/card-application/model/card-application.samples.ts';
import { Refusal } from '../../common/src/support/recording-shop.ts';
import { wizardAnswers } from '../../common/src/support/wizard-answers.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { fill } from '../../common/views/support/fill.ts';
import { consents, goToCardData, showWizard, type ShownWizard } from './wizard.tsx';

fillBrowserGaps();
beforeEach(() => {
  window.innerWidth = 1440;
});
afterEach(cleanup);

const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name, { selector: 'input' });
const step = () => screen.getAllByRole('heading', { level: 3 })[0]?.textContent;
const regions = () => screen.queryAllByRole('region').map((region) => within(region).getByRole('heading').textContent);
const press = ({ user }: ShownWizard, name: string) => user.click(screen.getByRole('button', { name }));

/** A draft with the data entered up to a step. */
const begun = ({ output: { draft } }: (typeof resumedFacts)['resumed' | 'resumed, child']) => ({
  ...wizardAnswers,
  cardApplicationDraft: {
    id: 4,
    version: 7,
    shape: draftShape,
    entered: { ...draft?.entered, flowId: '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10' },
    photo: wizardAnswers.customer?.photo ?? null,
    fileIds: [],
    savedCustomerId: null,
  },
});

describe('a wizard that continues a draft (WIZ-06)', () => {
  const notice = () => screen.queryByText('Pokračujete v rozepsané žádosti');
  const consentNames = () => consents().flatMap(({ name }) => (name === 'terms' || name === 'gdpr' ? name : []));

  it('shows a notice and asks for each consent in one place only, until the summary', async () => {
    const world = await showWizard(begun(resumedFacts.resumed));
    expect(step()).toBe('Údaje o kartě');
    expect(notice()).not.toBeNull();
    expect(consentNames()).toEqual(['terms', 'gdpr']);
    await press(world, 'Zpět');
    expect(step()).toBe('Osobní údaje');
    expect(notice()).not.toBeNull();
    expect(consentNames()).toEqual(['terms', 'gdpr']);
    await goToCardData(world);
    await world.next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    expect(notice()).toBeNull();
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('shows a notice that a new wizard does not show', async () => {
    await goToCardData(await showWizard());
    expect(notice()).toBeNull();
    expect(consentNames()).toEqual([]);
  });

  it.each([
    ['are saved', { id: 4, version: 1 }, 'Rozepsaná žádost je uložená'],
    ['cannot be saved', new Refusal('INTERNAL_ERROR', 500), 'Žádost se teď nedaří ukládat'],
  ])('says that the entered data %s', async (_what, createCardApplicationDraft, text) => {
    const { clock, user } = await showWizard({ ...wizardAnswers, createCardApplicationDraft });
    expect(screen.queryByText(text)).toBeNull();
    await fill(user, field(/^Příjmení/), 'Malá');
    act(() => clock.increment(5_000));
    await screen.findByText(text);
  });

  it('says beside the buttons, as a status, that the entered data are saved', async () => {
    const { clock, user } = await showWizard({ ...wizardAnswers, createCardApplicationDraft: { id: 4, version: 1 } });
    const buttons = screen.getByRole('button', { name: 'Pokračovat' }).closest('footer');
    if (buttons === null) throw new Error('expected the buttons of the dialog');
    const status = within(buttons).getByRole('status');
    expect(status.textContent).toBe('');
    await fill(user, field(/^Příjmení/), 'Malá');
    act(() => clock.increment(500));
    within(buttons).getByText('Ukládáme…');
    expect(status.textContent).toBe('');
    act(() => clock.increment(5_000));
    await waitFor(() => expect(status.textContent).toBe('Rozepsaná žádost je uložená'));
    expect(within(buttons).queryByText('Ukládáme…')).toBeNull();
  });
});

describe('the card data of the wizard (PRF-01, ATT-01)', () => {
  it('have the fields of each profile in its own section', async () => {
    const world = await goToCardData(await showWizard());
    await press(world, 'Přidat druhou slevu');
    const two = within(screen.getByRole('region', { name: 'Druhá sleva' }));
    await world.user.click(two.getByRole('radio', { name: 'Držitel průkazu ZTP' }));
    two.getByLabelText(/^Kopie průkazu ZTP/);
    const one = within(screen.getByRole('region', { name: 'Sleva' }));
    expect(one.queryByLabelText(/^Kopie průkazu ZTP/)).toBeNull();
    expect(one.getByRole<HTMLInputElement>('radio', { name: 'Dospělý' }).checked).toBe(true);
    await world.user.click(one.getByRole('radio', { name: 'Držitel průkazu ZTP' }));
    expect(screen.getAllByLabelText(/^Kopie průkazu ZTP/)).toHaveLength(2);
  });

  it.each([
    ['HAULIER_CARD', ['Sleva', 'Předání karty', 'PIN', 'Souhlasy']],
    ['VIRTUAL_CARD', ['Sleva', 'PIN', 'Souhlasy']],
    ['BANK_CARD', ['Sleva', 'Platební karta', 'Souhlasy']],
  ] as const)('have the sections of a %s', async (carrierType, parts) => {
    await goToCardData(await showWizard({ ...wizardAnswers, bankCards: [] }, { carrierType }));
    expect(regions()).toEqual(parts);
  });

  it('do not ask for a consent to marketing if the operator has switched this consent off', async () => {
    const configuration = { ...sampleInput.configuration, marketingConsentCardEnabled: false };
    const { next } = await goToCardData(await showWizard(wizardAnswers, { configuration }));
    expect(regions()).not.toContain('Souhlasy');
    await next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    expect(screen.queryByText('Souhlas s marketingem')).toBeNull();
  });
});

describe('the summary of the wizard (WIZ-02)', () => {
  it.each([
    ['Držitel karty', 'Osobní údaje'],
    ['Sleva', 'Údaje o kartě'],
    ['Předání karty', 'Údaje o kartě'],
    ['Souhlasy', 'Údaje o kartě'],
  ])('has a button that leads back to the step of a section: %s', async (part, name) => {
    const world = await goToCardData(await showWizard());
    await world.next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    await press(world, `Změnit: ${part}`);
    await waitFor(() => expect(step()).toBe(name));
  });

  it('has a button that leads back to the custodian of a child', async () => {
    const { customer, customerProfiles } = wizardAnswers;
    const items = customerProfiles.items.map((profile) => ({ ...profile, ageFrom: null }));
    const answers = {
      ...begun(resumedFacts['resumed, child']),
      loggedCustomer: customer,
      customerProfiles: { items, totalCount: items.length },
    };
    const world = await showWizard(answers, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' });
    expect(step()).toBe('Zákonný zástupce');
    screen.getByText('Jana Nováková', { selector: 'dd *' });
    await goToCardData(world);
    await world.next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    const custodian = screen.getByRole('region', { name: 'Zákonný zástupce' });
    expect(custodian.textContent).toContain('Jana Nováková');
    await press(world, 'Změnit: Zákonný zástupce');
    await waitFor(() => expect(step()).toBe('Zákonný zástupce'));
  });
});

describe('the autocompletion of the browser', () => {
  const completion = () =>
    Object.fromEntries(
      ['firstName', 'birthDay', 'email', 'phoneNumber', 'street', 'zip'].map((name) => [
        name,
        document.querySelector<HTMLInputElement>(`[name=${name}]`)?.autocomplete,
      ]),
    );

  it("fills in the logged-in person's data if the card is for this person", async () => {
    await showWizard();
    expect(completion()).toEqual({
      firstName: 'given-name',
      birthDay: 'bday',
      email: 'email',
      phoneNumber: 'tel',
      street: 'address-line1',
      zip: 'postal-code',
    });
  });

  it('fills in a delivery address if the card is sent by post', async () => {
    const { user } = await goToCardData(await showWizard());
    await user.click(screen.getByRole('radio', { name: 'Poštou' }));
    const inputs = [...document.querySelectorAll<HTMLInputElement>('[name^=recipient-]')];
    expect(inputs.map(({ name, autocomplete }) => [name, autocomplete])).toEqual([
      ['recipient-street', 'shipping address-line1'],
      ['recipient-streetNumber', 'off'],
      ['recipient-city', 'shipping address-level2'],
      ['recipient-zip', 'shipping postal-code'],
    ]);
    expect(inputs.map((input) => input.labels?.[0]?.textContent.trim())).toEqual(['Ulice', 'Číslo', 'Město', 'PSČ']);
  });

  it('is off if the card is for another person', async () => {
    await showWizard(wizardAnswers, { kind: 'CREATE_ASSIGNED_CARD', customerId: null, link: 'ASSIGNED' });
    expect(new Set(Object.values(completion()))).toEqual(new Set(['off']));
  });
});

describe('an application that is being saved', () => {
  const waiting = new Promise<never>(() => {});

  it('shows the progress of the upload of its files (ATT-01)', async () => {
    const world = await goToCardData(await showWizard({ ...wizardAnswers, uploadAttachment: waiting }));
    const { next, user } = world;
    await user.click(screen.getByRole('radio', { name: 'Držitel průkazu ZTP' }));
    await user.click(screen.getByRole('checkbox', { name: /^Potvrzuji nárok na slevu/ }));
    await user.upload(field(/^Kopie průkazu ZTP/), new File(['%PDF-1.7'], 'ztp.pdf', { type: 'application/pdf' }));
    await screen.findByText('ztp.pdf');
    await next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    await press(world, 'Potvrdit a pokračovat');
    await screen.findByRole('progressbar');
    screen.getByText(/ztp\.pdf.*1/);
  });

  it('shows that the gateway that registers the bank card is being opened (TOK-01)', async () => {
    const answers = {
      ...wizardAnswers,
      bankCards: [],
      createBankCardApplication: { id: 5, applicationNumber: '1' },
      initTokenization: waiting,
    };
    const world = await goToCardData(await showWizard(answers, { carrierType: 'BANK_CARD' }));
    await world.next();
    await screen.findByRole('heading', { level: 3, name: 'Shrnutí' });
    await press(world, 'OK');
    await waitFor(() => expect(document.querySelector('[data-flow=tokenization]')).not.toBeNull());
  });
});
