// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { applicationDetailModel } from '../../../machines/application-detail/application-detail.model.ts';
import type { ApplicationDetailContext } from '../../../machines/application-detail/application-detail.types.ts';
import { defaultFlags } from '../../../server/settings/system-flags.ts';
import { ApplicationDetailView } from '../../../src/features/account/application-detail/application-detail-view.tsx';
import type { Page } from '../../formal/gestures.ts';
import { describeView } from '../../formal/view-level.ts';
import { emulateModalDialogs } from '../../views/support/modal-dialogs.ts';
import { staticActor } from '../support/static-actor.ts';
import { inShop, testShop } from '../support/test-shop.tsx';
import { applicationDetailGestures } from './application-detail.gestures.tsx';

emulateModalDialogs();

const shop = testShop({ boot: staticActor({ configuration: { ...defaultFlags, brand: 'linka' } }) });

const part = ({ root }: Page, name: string) => within(root).queryByRole('region', { name });
const partsOf = (page: Page) =>
  ['Držitel karty', 'Zákonný zástupce', 'Profily', 'Předání a souhlasy'].filter((name) => part(page, name) !== null);
const filedOf = (context: unknown) => {
  const { filed } = context as ApplicationDetailContext;
  if (filed === null) throw new Error('expected an application that was read');
  return filed;
};

describeView({
  model: applicationDetailModel,
  render: (actor) => inShop(shop, <ApplicationDetailView actor={actor} />),
  gestures: applicationDetailGestures,
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
    'showing.cardData': (page) => {
      expect(partsOf(page)).toEqual(['Profily', 'Předání a souhlasy']);
      within(page.root).getByText('Žák do 19 let');
    },
    'showing.summary': (page, { context }) => {
      const parts = ['Držitel karty', 'Zákonný zástupce', 'Profily', 'Předání a souhlasy'];
      const isOfChild = filedOf(context).custodian !== null;
      expect(partsOf(page)).toEqual(isOfChild ? parts : parts.toSpliced(1, 1));
    },
  },
});
