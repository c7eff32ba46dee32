// @vitest-environment jsdom
import { within } from '@testing-library/react';
import { expect } from 'vitest';
import { CustodianStep } from '#features/card-application/card-application/custodian-step.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { isEligible, isNotUnique, problemsOf } from '#machines/card-application/custodian/custodian.problems.ts';
import type { CustodianContext } from '#machines/card-application/custodian/custodian.types.ts';
import { custodianView } from '#machines/card-application/custodian/custodian.view.ts';
import { custodianModel } from '#machines/card-application/custodian/model/custodian.model.ts';
import { expectPersonErrors } from '../../account/views/person-fields.gestures.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { custodianGestures } from './custodian.gestures.tsx';

fillBrowserGaps();

describeView({
  model: custodianModel,
  render: (actor) => inShop(testShop(), <CustodianStep actor={actor} />),
  gestures: custodianGestures,
  view: custodianView,
  expectations: {
    absent: ({ root }) => {
      expect(root.textContent).toBe('');
    },
    reading: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Načítáme vaše údaje…');
      expect(within(root).queryByRole('textbox')).toBeNull();
    },
    unread: ({ root }) => {
      within(within(root).getByRole('alert')).getByText('Vaše údaje se nepodařilo načíst');
    },
    choosing: (page, snapshot) => {
      const context = snapshot.context as CustodianContext;
      const root = within(page.root);
      root.getByText(/kterému je aspoň 18\slet/);
      const group = root.queryByRole('radiogroup', { name: 'Kdo je zákonný zástupce' });
      expect(group !== null).toBe(isEligible(context));
      expect(root.queryByText('2 – Tuto osobu už evidujeme') !== null).toBe(isNotUnique(context));
      if (context.choice === 'other') {
        expectPersonErrors(page, { ...context, problems: problemsOf(context) });
        for (const field of ['firstName', 'lastName'] as const)
          expect(page.root.querySelector<HTMLInputElement>(`[name=${field}]`)?.value).toBe(context.person[field]);
      } else {
        expect(root.queryByRole('textbox')).toBeNull();
        root.getByText('03.02.1985');
      }
      const chosen = context.choice === 'other' ? 'Někdo jiný' : 'Petr Novák (vy)';
      if (group !== null) expect(root.getByRole<HTMLInputElement>('radio', { name: chosen }).checked).toBe(true);
    },
  },
});
