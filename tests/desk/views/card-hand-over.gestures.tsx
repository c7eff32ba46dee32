import { within } from '@testing-library/react';
import type { Gestures } from '#formal/view/gestures.ts';
import type { cardHandOverModel } from '#machines/desk/card-hand-over/model/card-hand-over.model.ts';
import { collectedCard, postedCard } from '#machines/desk/card-hand-over/model/card-hand-over.samples.ts';

const names = new Map([postedCard, collectedCard].map(({ id, lastName }) => [id, lastName]));

/** A checkbox that the person can change to `chosen`; a question covers all of them. */
function boxIn(root: HTMLElement, name: RegExp, chosen: boolean): HTMLElement | null {
  if (within(root).queryByRole('alertdialog') !== null) return null;
  const box = within(root).queryByRole<HTMLInputElement>('checkbox', { name });
  if (box === null) return null;
  // A press on a box that is partly chosen chooses all.
  return box.checked === chosen ? null : box;
}

export const cardHandOverGestures = {
  select: {
    per: 'case',
    find: ({ root }, { id, chosen }) => boxIn(root, new RegExp(`^Vybrat: .*${names.get(id) ?? '-'}`, 'u'), chosen),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  selectAll: {
    per: 'case',
    find: ({ root }, { chosen }) => boxIn(root, /^Vybrat vše/u, chosen),
    perform: ({ user }, _payload, box) => user.click(box),
  },
  ask: {
    find: ({ root }) =>
      within(root).queryByRole('alertdialog') === null
        ? within(root).queryByRole('button', { name: 'Předat vybrané karty' })
        : null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
  confirm: {
    find: ({ root }) => within(root).queryByRole('button', { name: 'Potvrdit předání' }),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  decline: {
    find: ({ root }) => within(root).queryAllByRole('button', { name: 'Zavřít' })[0] ?? null,
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof cardHandOverModel>;
