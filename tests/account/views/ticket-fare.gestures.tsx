import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { ticketFareModel } from '#machines/account/ticket-fare/model/ticket-fare.model.ts';
import { halfYear, month, thirtyDays } from '#machines/account/ticket-fare/model/ticket-fare.samples.ts';
import { fill } from '../../common/views/support/fill.ts';
import { pass } from '../../common/views/support/one-change.ts';

const button = ({ root }: Page, name: string) => within(root).queryByRole('button', { name });

const combinationName = (id: number): RegExp =>
  new RegExp(`^${[thirtyDays, halfYear, month].find((combination) => combination.id === id)?.displayName ?? id}( |$)`);

const row = ({ root }: Page, group: string, name: RegExp) => {
  const found = within(root).queryByRole('radiogroup', { name: group });
  return found === null ? null : within(found).queryByRole('radio', { name });
};

export const ticketFareGestures = {
  changeValidFrom: {
    find: ({ root }) => within(root).queryByLabelText('Platí od'),
    perform: ({ user }, { text }, field) => fill(user, field, text),
  },
  leaveValidFrom: {
    find: ({ root }) =>
      root.querySelector('[data-state="choosing.dayMissing"]') === null
        ? null
        : within(root).queryByLabelText('Platí od'),
    perform: (_page, _payload, field) => Promise.resolve(pass(field)),
  },
  chooseCombination: {
    find: (page, { id }) => row(page, 'Jízdenka', combinationName(id)),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  chooseZone: {
    find: (page, { name }) => row(page, 'Pásmo', new RegExp(`^Pásmo ${name}`)),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  takeBetterTicket: {
    find: (page) => button(page, 'Zvolit ji'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  declineBetterTicket: {
    find: (page) => button(page, 'Ne, děkuji'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  addToCart: {
    find: (page) => button(page, 'Přidat do košíku'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  addAndGoToCart: {
    find: (page) => button(page, 'Přidat a přejít do košíku'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  retry: {
    find: (page) => button(page, 'Zkusit znovu'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
  close: {
    find: (page) => button(page, 'Zavřít'),
    perform: ({ user }, _payload, control) => user.click(control),
  },
} satisfies Gestures<typeof ticketFareModel>;
