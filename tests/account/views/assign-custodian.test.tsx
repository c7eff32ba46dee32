// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { AssignCustodianView } from '#features/account/card-actions/assign-custodian/assign-custodian-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { problemsOf } from '#machines/account/assign-custodian/assign-custodian.problems.ts';
import type { AssignCustodianContext } from '#machines/account/assign-custodian/assign-custodian.types.ts';
import { assignCustodianView } from '#machines/account/assign-custodian/assign-custodian.view.ts';
import { assignCustodianModel } from '#machines/account/assign-custodian/model/assign-custodian.model.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { assignCustodianGestures, nameOf } from './assign-custodian.gestures.tsx';
import { expectPersonErrors } from './person-fields.gestures.ts';

fillBrowserGaps();

const texts = {
  CUSTOMER_NOT_UNIQUE_CUSTODIAN: /^2 – Osobu s tímto jménem/,
  CUSTODIAN_ALREADY_ASSIGNED: /už zákonného zástupce má/,
  CUSTODIAN_IS_REQUIRED: /^Zákonný zástupce musí mít/,
  INVALID_CUSTODIAN: /má vlastní účet/,
  CUSTODIAN_ASSIGNMENT_NOT_ALLOWED: /přiřadit nejde/,
  NOT_FOUND: /už na vašem účtu není/,
  MAXIMUM_PEOPLE_REACHED: /^Za den můžete přidat nejvýše 30\sosob\. Co jste vyplnili, zůstalo/,
  TOO_MANY_ATTEMPTS: /^Příliš mnoho pokusů\. Co jste vyplnili, zůstalo\. .* za 10\sminut\.$/,
  NO_ANSWER: /Nevíme, zda se to podařilo/,
  UNREADABLE_ANSWER: /^Nic se nezměnilo/,
};

describeView({
  model: assignCustodianModel,
  render: (actor) => inShop(testShop(), <AssignCustodianView actor={actor} child="Gita Malá" />),
  gestures: assignCustodianGestures,
  view: assignCustodianView,
  expectations: {
    reading: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Načítáme lidi na vašem účtu.');
      expect(within(root).queryByRole('textbox')).toBeNull();
    },
    unreadable: ({ root }) => {
      within(within(root).getByRole('alert')).getByText(/nepodařilo načíst/);
    },
    choosing: (page, snapshot) => {
      const context = snapshot.context as AssignCustodianContext;
      const root = within(page.root);
      root.getByText(/^Gita Malá zatím nemá/);
      const group = root.queryByRole('radiogroup', { name: 'Kdo je zákonný zástupce' });
      expect(group !== null).toBe(context.candidates.length > 0);
      const chosen = nameOf(context.custodianId);
      if (group !== null) expect(root.getByRole<HTMLInputElement>('radio', { name: chosen }).checked).toBe(true);
      if (context.custodianId === null) {
        expectPersonErrors(page, { ...context, problems: problemsOf(context) });
        expect(page.root.querySelector<HTMLInputElement>('[name=firstName]')?.value).toBe(context.person.firstName);
      } else expect(root.queryByRole('textbox')).toBeNull();
      const { failure } = context;
      for (const [name, text] of Object.entries(texts))
        expect(root.queryByText(text) !== null, name).toBe(failure?.name === name);
    },
    assigning: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Přiřadit' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});
