// @vitest-environment jsdom
import { cleanup, render, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApplicationDetailView } from '#features/card-application/application-detail/application-detail-view.tsx';
import { detailParts } from '#features/card-application/application-detail/detail-part.tsx';
import type { Page } from '#formal/view/gestures.ts';
import { describeView } from '#formal/view/view-level.ts';
import type { ApplicationDetailContext } from '#machines/card-application/application-detail/application-detail.types.ts';
import { applicationDetailView } from '#machines/card-application/application-detail/application-detail.view.ts';
import { applicationDetailModel } from '#machines/card-application/application-detail/model/application-detail.model.ts';
import { filedForAdult } from '#machines/card-application/application-detail/model/application-detail.samples.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { emulateModalDialogs } from '../../common/views/support/modal-dialogs.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { applicationDetailGestures } from './application-detail.gestures.tsx';

emulateModalDialogs();

const shop = testShop({ boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka' } }) });

const part = ({ root }: Page, name: string) => within(root).queryByRole('region', { name });
const names = [
  'Držitel karty',
  'Zákonný zástupce',
  'Profily',
  'Sleva',
  'Druhá sleva',
  'Předání a souhlasy',
  'Souhlasy',
];
const partsOf = (page: Page) => names.filter((name) => part(page, name) !== null);
/** The child applies for a chip card with two profiles, the adult for a virtual card with one profile. */
const cardData = (context: unknown) =>
  filedOf(context).application.carrierType === 'HAULIER_CARD'
    ? ['Sleva', 'Druhá sleva', 'Předání a souhlasy']
    : ['Sleva', 'Souhlasy'];
const filedOf = (context: unknown) => {
  const { filed } = context as ApplicationDetailContext;
  if (filed === null) throw new Error('expected an application that was read');
  return filed;
};

describeView({
  model: applicationDetailModel,
  render: (actor) => inShop(shop, <ApplicationDetailView actor={actor} />),
  gestures: applicationDetailGestures,
  view: applicationDetailView,
  expectations: {
    '': ({ root }) => {
      for (const role of ['textbox', 'checkbox', 'radio', 'combobox'])
        expect(within(root).queryByRole(role)).toBeNull();
    },
    reading: ({ root }) => {
      within(root).getByRole('status');
    },
    unread: ({ root }) => {
      within(within(root).getByRole('alert')).getByText('Žádost se nepodařilo otevřít');
    },
    'showing.personalData': (page, { context }) => {
      const { person, photo } = filedOf(context);
      expect(partsOf(page)).toEqual(['Držitel karty']);
      within(page.root).getByText(`${person.firstName} ${person.lastName}`);
      expect(within(page.root).queryByRole('img', { name: /^Fotografie/ }) === null).toBe(photo === null);
    },
    'showing.custodian': (page, { context }) => {
      const { custodian } = filedOf(context);
      expect(partsOf(page)).toEqual(['Zákonný zástupce']);
      within(page.root).getByText(`${custodian?.firstName ?? ''} ${custodian?.lastName ?? ''}`);
    },
    'showing.cardData': (page, { context }) => {
      expect(partsOf(page)).toEqual(cardData(context));
      within(page.root).getByText('Žák do 19 let');
      const isDelivered = filedOf(context).application.carrierType === 'HAULIER_CARD';
      for (const label of ['Předání karty', 'Karta zdarma', 'Cena', 'Číslo karty ISIC'])
        expect(within(page.root).queryByText(label) !== null).toBe(isDelivered);
      if (!isDelivered) return;
      expect(part(page, 'Sleva')?.textContent).not.toContain('ISIC');
      expect(part(page, 'Druhá sleva')?.textContent).toContain('S123456789012A');
      expect(part(page, 'Předání a souhlasy')?.textContent).toMatch(/Karta zdarmaNe.*130/);
    },
    'showing.summary': (page, { context }) => {
      const people = filedOf(context).custodian === null ? ['Držitel karty'] : ['Držitel karty', 'Zákonný zástupce'];
      expect(partsOf(page)).toEqual([...people, ...cardData(context)]);
    },
  },
});

it.each([
  [null, 'zatím žádná'],
  [{ cardNumber: '123456789012345678' }, '12345678 90 1234567 8'],
])('the bank card of an application is named, or a text says that there is no card yet: %j', (bankCard, said) => {
  const application = { ...filedForAdult.application, carrierType: 'BANK_CARD', bankCard } as never;
  const { container } = render(inShop(shop, <detailParts.cardData filed={{ ...filedForAdult, application }} />));
  const shown = within(container).getByRole('region', { name: 'Platební karta' });
  expect(within(shown).getByRole('definition').textContent).toBe(said);
  cleanup();
});
