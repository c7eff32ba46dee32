import { screen, within } from '@testing-library/react';
import type { ticketFareModel } from '../../../machines/ticket-fare/ticket-fare.model.ts';
import { halfYear, thirtyDays } from '../../../machines/ticket-fare/ticket-fare.samples.ts';
import type { Gestures, Page } from '../../formal/gestures.ts';
import { fill } from '../support/fill.ts';

const button = ({ root }: Page, name: string) => within(root).queryByRole('button', { name });

const choose = async ({ user }: Page, trigger: HTMLElement, name: RegExp) => {
  await user.click(trigger);
  await user.click(await screen.findByRole('option', { name }));
};

const combinationName = (id: number): RegExp =>
  new RegExp([thirtyDays, halfYear].find((combination) => combination.id === id)?.displayName ?? `^${id}$`);

export const ticketFareGestures = {
  changeValidFrom: {
    find: ({ root }) => within(root).queryByLabelText('Platnost od'),
    perform: ({ user }, { text }, field) => fill(user, field, text),
  },
  chooseCombination: {
    find: ({ root }) => within(root).queryByRole('combobox', { name: 'Jízdné' }),
    perform: (page, { id }, trigger) => choose(page, trigger, combinationName(id)),
  },
  chooseZone: {
    find: ({ root }) => within(root).queryByRole('combobox', { name: 'Pásmo' }),
    perform: (page, { name }, trigger) => choose(page, trigger, new RegExp(`Pásmo ${name}`)),
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
