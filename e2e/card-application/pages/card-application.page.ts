import { expect, type Locator, type Page } from '@playwright/test';
import { photoPage } from '../../common/pages/photo.page.ts';
import { attachmentsPage } from './attachments.page.ts';

export type Person = Readonly<Partial<Record<keyof typeof labels, string>>>;

const labels = {
  firstName: 'Jméno',
  lastName: 'Příjmení',
  birthDay: 'Datum narození',
  phoneNumber: /^Telefon/,
  email: /^E-mail/,
  street: 'Ulice',
  streetNumber: /^Číslo/,
  city: 'Město',
  zip: 'PSČ',
} as const;

const consents = { terms: /^Souhlasím s/, gdpr: /^Beru na vědomí/ };
const titles = { profileOne: 'Sleva', profileTwo: 'Druhá sleva' };

/** A field in which one option is chosen: a few options are radio buttons, many are a list with a search. */
const choiceIn = (page: Page, place: Locator, label: string | RegExp) => {
  const rows = place.getByRole('radiogroup', { name: label, exact: true });
  const list = place.getByRole('combobox', { name: label, exact: true });
  const hasRows = async (): Promise<boolean> => {
    await expect(rows.or(list)).toBeVisible();
    return rows.isVisible();
  };
  return {
    choose: async (name: string) => {
      if (await hasRows()) return rows.getByRole('radio', { name }).click();
      await list.click();
      return page.getByRole('option', { name }).click();
    },
    see: async (name: string | RegExp) => {
      if (await hasRows()) return expect(rows.getByRole('radio', { name })).toBeChecked();
      return expect(list).toHaveValue(name);
    },
  };
};

/** A part of the wizard in which a profile is chosen. */
const profileIn = (page: Page, place: Locator) => {
  const root = place.locator('[data-flow=profileChoice]');
  const fields = { validFrom: root.getByLabel('Platí od'), isicNumber: root.getByLabel('Číslo karty ISIC') };
  return {
    root,
    choose: (name: string) => choiceIn(page, root, /^(Sleva|Druhá\ssleva)\spodle\svěku\snebo\snároku$/).choose(name),
    see: (name: string) => choiceIn(page, root, /^(Sleva|Druhá\ssleva)\spodle\svěku\snebo\snároku$/).see(name),
    changeValidFrom: (text: string) => fields.validFrom.fill(text),
    changeIsicNumber: (text: string) => fields.isicNumber.fill(text),
    leave: (field: keyof typeof fields) => fields[field].blur(),
    toggleConfirmed: () => root.getByLabel(/^Potvrzuji nárok/).click(),
    retry: () => root.getByRole('button', { name: 'Zkusit znovu' }).click(),
    seeAbsent: () => expect(root).toHaveCount(0),
  };
};

/** Page object: the wizard that applies for a card. */
export const cardApplicationPage = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: /^Žádost o/ });
  const root = dialog.locator('[data-flow=cardApplication]');
  const button = (name: string | RegExp) => dialog.getByRole('button', { name, exact: true });
  const question = page.getByRole('alertdialog');
  const part = (name: string) => dialog.getByRole('region', { name, exact: true });
  return {
    root,
    open: (kind: 'čipovou kartu' | 'kartu v telefonu') =>
      page.getByRole('button', { name: `Požádat o ${kind}` }).click(),
    /** Continues an application that was saved for later. */
    resume: (kind: 'čipovou kartu' | 'kartu v telefonu') =>
      page.getByRole('button', { name: `Pokračovat v žádosti o ${kind}` }).click(),
    openForBankCard: () => page.getByRole('button', { name: 'Používat platební kartu' }).click(),
    chooseBankCard: (name: string | RegExp) => dialog.getByRole('radio', { name }).check(),
    seeOfferRefused: (kind: 'čipovou kartu' | 'kartu v telefonu', reason: RegExp) =>
      expect(page.getByRole('button', { name: `Požádat o ${kind}` })).toHaveAccessibleDescription(reason),
    photo: photoPage(page, 'Fotografie'),
    attachments: attachmentsPage(dialog),
    /** The files of one profile, if both profiles have files. */
    filesOf: (title: keyof typeof titles) => attachmentsPage(part(titles[title])),
    enter: async (person: Person) => {
      for (const [field, text] of Object.entries(person)) {
        await dialog.getByLabel(labels[field as keyof typeof labels], { exact: true }).fill(text);
      }
    },
    leave: (field: keyof typeof labels) => dialog.getByLabel(labels[field], { exact: true }).blur(),
    agree: async () => {
      for (const consent of Object.values(consents)) await dialog.getByLabel(consent).check();
    },
    seeNotAgreed: async () => {
      for (const consent of Object.values(consents)) await expect(dialog.getByLabel(consent)).not.toBeChecked();
    },
    toggleConsent: (consent: keyof typeof consents) => dialog.getByLabel(consents[consent]).click(),
    chooseCustodian: (choice: 'registered' | 'other') =>
      dialog.getByRole('radio', { name: choice === 'other' ? 'Někdo jiný' : /\(vy\)$/ }).check(),
    profile: (title: keyof typeof titles) => profileIn(page, part(titles[title])),
    next: () => button('Pokračovat').click(),
    /** The next step cannot be opened. */
    seeBlocked: () => expect(button('Pokračovat')).toBeDisabled(),
    back: () => button('Zpět').click(),
    close: () => dialog.getByRole('button', { name: 'Zavřít' }).first().click(),
    discard: () => question.getByRole('button', { name: 'Zahodit' }).click(),
    keep: () => question.getByRole('button', { name: 'Uložit na později' }).click(),
    takeOver: () => button('Uložit tuto podobu').click(),
    seeSaved: () => expect(dialog.getByText(/^Rozepsaná žádost je uložená/)).toBeVisible(),
    seeUnsaved: () => expect(dialog.getByText(/^Rozepsaná žádost je uložená/)).toHaveCount(0),
    /** The question stays open, because the draft could not be deleted. */
    seeNotDiscarded: () => expect(question.getByRole('alert')).toBeVisible(),
    seeResumed: () => expect(dialog.getByText(/^Pokračujete v\srozepsané žádosti/)).toBeVisible(),
    stay: () => question.getByRole('button', { name: 'Pokračovat ve vyplňování' }).last().click(),
    chooseProfile: (name: string) => choiceIn(page, dialog, /^Sleva\spodle\svěku\snebo\snároku$/).choose(name),
    fillIsic: (number: string) => dialog.getByLabel('Číslo karty ISIC').fill(number),
    confirmClaim: () => dialog.getByLabel(/^Potvrzuji nárok/).check(),
    /** Chooses the first branch office whose name matches. */
    collectAt: async (branch: RegExp) => {
      await dialog.getByRole('combobox', { name: 'Pobočka' }).click();
      await page.getByRole('option', { name: branch }).first().click();
    },
    collect: () => dialog.getByLabel('Vyzvednu si ji na pobočce').check(),
    post: () => dialog.getByLabel('Poštou').check(),
    toggleFree: () => dialog.getByLabel('Žádám o kartu zdarma').click(),
    change: (name: string) => button(`Změnit: ${name}`).click(),
    addProfileTwo: () => button('Přidat druhou slevu').click(),
    removeProfileTwo: () => button('Odebrat druhou slevu').click(),
    toggleMarketingConsent: () => dialog.getByRole('checkbox', { name: /^Souhlasím, aby mi dopravce posílal/ }).click(),
    enterPin: (text: string) => dialog.getByLabel(/^Vlastní PIN/).fill(text),
    seePin: (text: string) => expect(dialog.getByLabel(/^Vlastní PIN/)).toHaveValue(text),
    seePinAbsent: () => expect(dialog.getByLabel(/^Vlastní PIN/)).toHaveCount(0),
    retry: () => button('Zkusit znovu').click(),
    seeProfile: (name: string | RegExp) => choiceIn(page, dialog, /^Sleva\spodle\svěku\snebo\snároku$/).see(name),
    confirm: () => button(/^(Potvrdit a pokračovat|OK)$/).click(),
    confirmTwice: () => button(/^(Potvrdit a pokračovat|OK)$/).dblclick(),
    confirmAndGoToCart: () => button(/^(Potvrdit a přejít do košíku|Do košíku)$/).click(),
    seeStep: (name: string) => expect(dialog.getByRole('heading', { level: 3, name, exact: true })).toBeVisible(),
    seeStations: (names: readonly string[]) =>
      expect(dialog.getByRole('list', { name: 'Kroky žádosti' }).getByRole('listitem')).toContainText([...names]),
    seePrice: (text: RegExp) => expect(dialog.getByText(text).first()).toBeVisible(),
    seeText: (text: string | RegExp) => expect(dialog.getByText(text).first()).toBeVisible(),
    seePart: (name: string, text: string | RegExp) => expect(part(name)).toContainText(text),
    seeValue: (field: keyof typeof labels, text: string) =>
      expect(dialog.getByLabel(labels[field], { exact: true })).toHaveValue(text),
    /** The list of wrong fields has the focus. */
    seeErrorList: async (title: RegExp) => {
      const list = dialog
        .locator('[tabindex="-1"]')
        .filter({ has: page.getByText(title) })
        .last();
      await expect(list).toBeFocused();
    },
    /** Moves the focus to a field by pressing its item in the list. */
    goToWrong: (entry: RegExp) => dialog.getByRole('button', { name: entry }).click(),
    seeFocus: (field: keyof typeof labels) => expect(dialog.getByLabel(labels[field], { exact: true })).toBeFocused(),
    seeClosed: () => expect(dialog).toHaveCount(0),
  };
};
