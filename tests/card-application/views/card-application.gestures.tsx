import { within } from '@testing-library/react';
import type { Gestures, Page } from '#formal/view/gestures.ts';
import type { cardApplicationModel } from '#machines/card-application/card-application/model/card-application.model.ts';
import { changeOnly } from '../../common/views/support/one-change.ts';

const button = ({ root }: Page, name: string | RegExp) => within(root).queryByRole('button', { name });
const click = ({ user }: Page, _payload: object, control: HTMLElement) => user.click(control);

/** A dialog with a question stays for a moment after it was answered. */
const inQuestion = ({ root }: Page, name: string): HTMLElement | null => {
  const open = within(root)
    .queryAllByRole('alertdialog')
    .find((dialog) => dialog.dataset['state'] === 'open');
  return open === undefined ? null : (within(open).queryAllByRole('button', { name }).at(-1) ?? null);
};

const busy = 'The button is busy while the step waits for an answer; another press would change nothing.';

const changes = {
  personalData: 'Změnit: Držitel karty',
  custodian: 'Změnit: Zákonný zástupce',
  cardData: 'Změnit: Sleva',
};

export const cardApplicationGestures = {
  next: {
    find: (page) => button(page, 'Pokračovat'),
    perform: click,
    unseen: {
      'filling.entering.personalData': busy,
      'filling.entering.cardData': busy,
    },
  },
  back: { find: (page) => button(page, 'Zpět'), perform: click },
  change: { per: 'case', find: (page, { step }) => button(page, changes[step]), perform: click },
  addProfileTwo: { find: (page) => button(page, 'Přidat druhou slevu'), perform: click },
  removeProfileTwo: { find: (page) => button(page, 'Odebrat druhou slevu'), perform: click },
  toggleMarketingConsent: {
    find: ({ root }) => within(root).queryByRole('checkbox', { name: /^Souhlasím, aby mi dopravce posílal/ }),
    perform: click,
  },
  changePin: {
    per: 'case',
    find: ({ root }) => within(root).queryByRole('textbox', { name: /^Vlastní PIN/ }),
    perform: (_page, { value }, field) => Promise.resolve(changeOnly(field, value)),
  },
  confirm: { find: (page) => button(page, /^(OK|Potvrdit a pokračovat)$/), perform: click },
  confirmAndGoToCart: { find: (page) => button(page, 'Potvrdit a přejít do košíku'), perform: click },
  // The first step has another button of this kind below its fields.
  close: {
    find: ({ root }) => within(root).queryAllByRole('button', { name: 'Zavřít' }).at(-1) ?? null,
    perform: click,
  },
  stay: { find: (page) => inQuestion(page, 'Pokračovat ve vyplňování'), perform: click },
  keep: { find: (page) => inQuestion(page, 'Uložit na později'), perform: click },
  discard: { find: (page) => inQuestion(page, 'Zahodit'), perform: click },
  retry: { find: (page) => button(page, 'Zkusit znovu'), perform: click },
} satisfies Gestures<typeof cardApplicationModel>;
