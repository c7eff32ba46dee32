// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import type { AnyMachineSnapshot } from 'xstate';
import type { PhotoFieldProps } from '#common/photo/photo-field.tsx';
import { PersonalInfoView } from '#features/account/card-actions/personal-info/personal-info-view.tsx';
import type { Page } from '#formal/view/gestures.ts';
import { describeView } from '#formal/view/view-level.ts';
import { personalInfoModel } from '#machines/account/personal-info/model/personal-info.model.ts';
import {
  custodianProblemsOf,
  needsCustodian,
  personProblemsOf,
  photoGap,
} from '#machines/account/personal-info/personal-info.problems.ts';
import type { PersonalInfoContext } from '#machines/account/personal-info/personal-info.types.ts';
import { personalInfoView } from '#machines/account/personal-info/personal-info.view.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { expectPersonErrors } from './person-fields.gestures.ts';
import { nameOf, personalInfoGestures } from './personal-info.gestures.tsx';

fillBrowserGaps();

// The machine of the photo has its own tests, so its view is mocked.
vi.mock('#common/photo/photo-field.tsx', () => ({
  PhotoField: ({ label, error, onReport }: PhotoFieldProps) => (
    <fieldset>
      <legend>{label}</legend>
      <button type="button" onClick={() => onReport({ photo: 'data:image/jpeg;base64,AA==', open: false })}>
        photo made
      </button>
      <button type="button" onClick={() => onReport({ photo: null, open: true })}>
        photo open
      </button>
      <p>{error}</p>
    </fieldset>
  ),
}));

const gaps = {
  PHOTO_REQUIRED: 'Přidejte fotografii.',
  CROPPER_OPEN: 'Nejdřív použijte výřez fotografie, nebo ho zrušte.',
} as const;

const failures = {
  CUSTOMER_NOT_UNIQUE: /^1 – Osobu s tímto jménem/,
  CUSTOMER_NOT_UNIQUE_CUSTODIAN: /^2 – Zákonného zástupce/,
  CUSTODIAN_IS_REQUIRED: /^Dítě potřebuje zákonného zástupce, který/,
  INVALID_ACCOUNT: /už jméno má/,
  INVALID_PHOTO: /nemohli přijmout/,
  MAXIMUM_PEOPLE_REACHED: /^Za den můžete přidat nejvýše 30\sosob\. Co jste vyplnili, zůstalo/,
  TOO_MANY_ATTEMPTS: /^Příliš mnoho pokusů\. Co jste vyplnili, zůstalo\. .* za 10\sminut\.$/,
  NO_ANSWER: /Nevíme, zda se to podařilo/,
  UNREADABLE_ANSWER: /^Nic se nezměnilo/,
} as const;

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as PersonalInfoContext;

function expectStep({ root }: Page, context: PersonalInfoContext, step: 'person' | 'custodian'): void {
  const page = within(root);
  const lead = step === 'person' ? 'Napište, komu karta patří.' : 'Dítě potřebuje zákonného zástupce.';
  page.getByRole('heading', { name: lead });
  const steps = page.queryByRole('list', { name: 'Kroky' });
  expect(steps !== null).toBe(needsCustodian(context));
  if (steps !== null) {
    const here = within(steps)
      .getAllByRole('listitem')
      .find((station) => station.getAttribute('aria-current') === 'step');
    expect(here?.textContent).toContain(step === 'person' ? 'Osobní údaje' : 'Zákonný zástupce');
  }
  for (const [name, text] of Object.entries(failures))
    expect(page.queryByText(text) !== null, name).toBe(context.failure?.name === name);
}

describeView({
  model: personalInfoModel,
  render: (actor) => inShop(testShop(), <PersonalInfoView actor={actor} />),
  gestures: personalInfoGestures,
  view: personalInfoView,
  expectations: {
    reading: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Načítáme, co o této osobě víme…');
      expect(within(root).queryByRole('textbox')).toBeNull();
    },
    unreadable: ({ root }) => {
      within(within(root).getByRole('alert')).getByText(/nepodařilo načíst/);
    },
    person: (page, snapshot) => {
      const context = contextOf(snapshot);
      const root = within(page.root);
      expectStep(page, context, 'person');
      expectPersonErrors(page, { ...context, problems: personProblemsOf(context) });
      const gap = context.demanded ? photoGap(context) : null;
      for (const [name, text] of Object.entries(gaps))
        if (context.failure === null) expect(root.queryByText(text) !== null, name).toBe(gap === name);
      root.getByRole('button', { name: needsCustodian(context) ? 'Pokračovat' : 'Uložit' });
      expect(page.root.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe(context.person.firstName);
    },
    custodian: (page, snapshot) => {
      const context = contextOf(snapshot);
      const root = within(page.root);
      expectStep(page, context, 'custodian');
      const group = root.queryByRole('radiogroup', { name: 'Kdo je zákonný zástupce' });
      expect(group !== null).toBe(context.candidates.length > 0);
      if (group !== null)
        expect(root.getByRole<HTMLInputElement>('radio', { name: nameOf(context.custodianId) }).checked).toBe(true);
      if (context.custodianId === null) {
        expectPersonErrors(page, { ...context, problems: custodianProblemsOf(context) });
        expect(page.root.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe(context.custodian.firstName);
      } else expect(root.queryByRole('textbox')).toBeNull();
    },
    saving: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Uložit' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});
