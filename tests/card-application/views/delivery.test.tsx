// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import { DeliveryField } from '#features/card-application/card-application/delivery-field.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { deliveryMachine } from '#machines/card-application/delivery/delivery.machine.ts';
import { addressFields, problemsOf } from '#machines/card-application/delivery/delivery.problems.ts';
import type { DeliveryContext } from '#machines/card-application/delivery/delivery.types.ts';
import { deliveryView } from '#machines/card-application/delivery/delivery.view.ts';
import { deliveryModel } from '#machines/card-application/delivery/model/delivery.model.ts';
import { fieldError } from '../../common/views/support/field-error.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { addressField, deliveryGestures } from './delivery.gestures.tsx';

describeView({
  model: deliveryModel,
  render: (actor) => inShop(testShop(), <DeliveryField actor={actor} />),
  gestures: deliveryGestures,
  view: deliveryView,
  expectations: {
    choosing: (page, snapshot) => {
      const context = snapshot.context as DeliveryContext;
      const { demanded, marked, type, branchId, address, cardForFree } = context;
      const problems = problemsOf(context);
      const root = within(page.root);
      const group = root.queryByRole('radiogroup', { name: 'Pobočka' });
      expect(group !== null).toBe(type === 'BRANCH');
      if (group !== null) {
        expect(fieldError(group)).toBe(demanded && branchId === null ? 'Vyberte pobočku.' : null);
        const chosen = within(group).queryByRole<HTMLInputElement>('radio', { checked: true });
        expect(chosen?.value ?? null).toBe(branchId === null ? null : String(branchId));
        within(group).getByRole('radio', { name: 'Hlavní nádraží Nádražní 1, 30100 Plzeň' });
      }
      for (const field of addressFields) {
        const control = addressField(page, field);
        expect(control !== null).toBe(type === 'POST_OFFICE');
        if (control === null) continue;
        expect(control.value).toBe(address[field]);
        const problem = demanded || marked.includes(field) ? problems[field] : null;
        if (problem === null) expect(fieldError(control), field).toBeNull();
        else expect(fieldError(control), field).toMatch(problem === 'EMPTY' ? /^Vyplňte / : /nejvýše 6 znaků/);
      }
      const box = root.queryByRole<HTMLInputElement>('checkbox');
      expect(box?.checked ?? false).toBe(cardForFree);
    },
  },
});

it('a text says that no branch office hands out cards, instead of an empty choice (DEL-01)', () => {
  const { usual } = deliveryModel.inputs;
  if (usual === undefined) throw new Error('expected an input');
  const actor = createActor(deliveryMachine, { input: { ...usual, branches: [] } }).start();
  render(inShop(testShop(), <DeliveryField actor={actor} />));
  screen.getByText('Žádná pobočka teď karty nevydává. Zkuste to prosím později.');
  expect(screen.queryByRole('radiogroup', { name: 'Pobočka' })).toBeNull();
  cleanup();
});
