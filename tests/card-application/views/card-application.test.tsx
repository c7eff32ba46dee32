// @vitest-environment jsdom
import { waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { AttachmentFilesContext } from '#features/card-application/card-application/attachment-files-context.ts';
import { CardApplicationView } from '#features/card-application/card-application/card-application-view.tsx';
import { CardDataStep } from '#features/card-application/card-application/card-data-step.tsx';
import type { Page } from '#formal/view/gestures.ts';
import { describeView } from '#formal/view/view-level.ts';
import { notUniquePart } from '#machines/card-application/card-application/card-application.failures.ts';
import type { CardApplicationContext } from '#machines/card-application/card-application/card-application.types.ts';
import { cardApplicationView } from '#machines/card-application/card-application/card-application.view.ts';
import { cardApplicationModel } from '#machines/card-application/card-application/model/card-application.model.ts';
import type { Failure } from '#machines/common/failure.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { cardApplicationGestures } from './card-application.gestures.tsx';

// The child machines have their own tests, so their views are mocked.
vi.mock(`#features/card-application/card-application/profile-choice-field.tsx`, () => ({
  ProfileChoiceField: () => null,
}));
vi.mock(`#features/card-application/card-application/delivery-field.tsx`, () => ({ DeliveryField: () => null }));
vi.mock(`#features/card-application/card-application/bank-card-choice-field.tsx`, () => ({
  BankCardChoiceField: () => null,
}));
vi.mock(`#features/card-application/card-application/consent-fields.tsx`, () => ({ ConsentFields: () => null }));
vi.mock(`#features/card-application/card-application/draft-notice.tsx`, () => ({
  DraftProblem: () => null,
  DraftSaved: () => null,
}));
vi.mock(`#features/card-application/card-application/saving-step.tsx`, () => ({ SavingStep: () => null }));
vi.mock(`#features/card-application/attachments/attachments-field.tsx`, () => ({ AttachmentsField: () => null }));

const steps = {
  personalData: () => <p>the fields of the person</p>,
  custodian: () => <p>the fields of the custodian</p>,
  cardData: CardDataStep,
};
const files = createAttachmentFiles(() => 'file');

const titles = {
  own: 'Žádost o čipovou kartu',
  child: 'Žádost o čipovou kartu pro další osobu',
  virtual: 'Žádost o kartu v telefonu',
  bankCard: 'Žádost o jízdu na platební kartu',
};
const titleOf = ({ kind, carrierType }: CardApplicationContext): string => {
  if (carrierType === 'VIRTUAL_CARD') return titles.virtual;
  if (carrierType === 'BANK_CARD') return titles.bankCard;
  return kind === 'CREATE' ? titles.own : titles.child;
};

/** The stations of the wizard's line. Each text contains whether the station is passed. */
function stationsIn({ root }: Page): readonly string[] {
  const line = within(root).getByRole('list', { name: 'Kroky žádosti' });
  return within(line)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
}

const here = (name: string) => `${name}právě teď`;
const passed = (name: string) => `${name}hotovo`;
const upcoming = (name: string) => `${name}ještě čeká`;
const isForChild = ({ personalData }: CardApplicationContext): boolean => personalData.person.birthDay === '2018-09-01';

/** An adult has three stations, a child four. */
function expectStations(page: Page, { context }: AnyMachineSnapshot, open: string): void {
  const own = ['Osobní údaje', 'Údaje o kartě', 'Shrnutí'];
  const needed = isForChild(context as CardApplicationContext);
  const names = needed ? own.toSpliced(1, 0, 'Zákonný zástupce') : own;
  const at = names.indexOf(open);
  const expected = names.map((name, index) => (index < at ? passed(name) : index === at ? here(name) : upcoming(name)));
  expect(stationsIn(page)).toEqual(expected);
  expect(page.root.querySelector('[aria-current=step]')?.textContent).toBe(here(open));
  within(page.root).getByRole('heading', { level: 3, name: open });
}

/** If the answer to a call could not be read, the server may have filed the application. */
const refusalTitle = ({ name }: Failure): string =>
  name === 'UNREADABLE_ANSWER' ? 'Nevíme, zda je žádost podaná' : 'Žádost se nepodařilo podat';

/**
 * Waits until a dialog can be used: one frame after it opens, or after the dialog above it closes. In that frame the
 * dialog hides everything outside itself, even a question that opened earlier.
 */
async function usable(root: HTMLElement, role: 'dialog' | 'alertdialog'): Promise<HTMLElement> {
  const dialog = await within(root).findByRole(role);
  await waitFor(() => expect(root.querySelector('[data-aria-hidden]')).not.toBeNull());
  await waitFor(() => expect(dialog.style.pointerEvents).toBe('auto'));
  return dialog;
}

const busyButton = (name: string, { root }: Page) =>
  within(root).getByRole('button', { name }).getAttribute('aria-busy');

fillBrowserGaps();
// Wide enough for the labels of a desktop.
window.innerWidth = 1440;

describeView({
  model: cardApplicationModel,
  render: (actor) =>
    inShop(
      testShop(),
      <AttachmentFilesContext value={files}>
        <CardApplicationView actor={actor} steps={steps} />
      </AttachmentFilesContext>,
    ),
  gestures: cardApplicationGestures,
  view: cardApplicationView,
  expectations: {
    reading: ({ root }) => {
      within(root).getByText('Načítáme, co je k žádosti potřeba…');
      expect(within(root).queryByRole('list')).toBeNull();
    },
    unread: ({ root }) => {
      within(within(root).getByRole('alert')).getByText('Žádost se nepodařilo otevřít');
    },
    filling: ({ root }, snapshot) => {
      const context = snapshot.context as CardApplicationContext;
      within(root).getByRole('dialog', { name: titleOf(context), hidden: true });
      const { failure } = context;
      const hasAlert = failure !== null && notUniquePart(failure.name) === null;
      const expectedTitle = !hasAlert || snapshot.matches({ filling: 'saving' }) ? null : refusalTitle(failure);
      for (const title of ['Žádost se nepodařilo podat', 'Nevíme, zda je žádost podaná'])
        expect(within(root).queryByText(title) !== null, title).toBe(title === expectedTitle);
    },
    'filling.entering': async ({ root }) => {
      await usable(root, 'dialog');
    },
    'filling.entering.personalData': (page, snapshot) => {
      expectStations(page, snapshot, 'Osobní údaje');
      within(page.root).getByText('the fields of the person');
      expect(busyButton('Pokračovat', page) !== null).toBe(snapshot.context.leaving !== null);
    },
    'filling.entering.custodian': (page, snapshot) => {
      expectStations(page, snapshot, 'Zákonný zástupce');
      within(page.root).getByText('the fields of the custodian');
    },
    'filling.entering.cardData': (page, snapshot) => {
      const { hasProfileTwo, carrierType, marketingConsent } = snapshot.context as CardApplicationContext;
      expectStations(page, snapshot, 'Údaje o kartě');
      const root = within(page.root);
      root.getByRole('region', { name: 'Sleva' });
      expect(root.queryByRole('region', { name: 'Druhá sleva' }) !== null).toBe(hasProfileTwo);
      expect(root.queryByRole('region', { name: 'Předání karty' }) !== null).toBe(carrierType === 'HAULIER_CARD');
      expect(root.getByRole<HTMLInputElement>('checkbox').checked).toBe(marketingConsent);
    },
    'filling.entering.summary': (page, snapshot) => {
      const context = snapshot.context as CardApplicationContext;
      expectStations(page, snapshot, 'Shrnutí');
      const root = within(page.root);
      const isOk = context.carrierType !== 'HAULIER_CARD';
      const isFree = isOk || context.delivery.cardForFree;
      root.getByRole('button', { name: isOk ? 'OK' : 'Potvrdit a pokračovat' });
      expect(root.queryByRole('button', { name: 'Potvrdit a přejít do košíku' }) === null).toBe(isFree);
      expect(root.getAllByText(isFree ? /zdarma/ : /130,00/).length).toBeGreaterThan(0);
    },
    'filling.asking': async ({ root }, snapshot) => {
      const question = await usable(root, 'alertdialog');
      // The wizard behind the question can no longer be reached.
      await waitFor(() => expect(within(root).queryByRole('dialog')).toBeNull());
      within(question).getByRole('button', { name: 'Uložit na později' });
      const hasAlert = within(question).queryByRole('alert') !== null;
      expect(hasAlert).toBe((snapshot.context as CardApplicationContext).draft === 'FAILED');
    },
    'filling.keeping': (page) => {
      expect(busyButton('Uložit na později', page)).toBe('true');
    },
    'filling.discarding': (page) => {
      expect(busyButton('Zahodit', page)).toBe('true');
    },
    'filling.saving': (page, snapshot) => {
      expectStations(page, snapshot, 'Shrnutí');
      const { wantsCart, carrierType } = snapshot.context as CardApplicationContext;
      const confirm = carrierType === 'VIRTUAL_CARD' ? 'OK' : 'Potvrdit a pokračovat';
      expect(busyButton(wantsCart ? 'Potvrdit a přejít do košíku' : confirm, page)).toBe('true');
      expect(within(page.root).queryByRole('button', { name: 'Změnit: Sleva' })?.matches(':disabled')).toBe(true);
    },
  },
});
