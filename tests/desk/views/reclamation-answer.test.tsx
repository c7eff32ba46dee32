// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { DeskReclamation } from '#contract/entities/reclamation.ts';
import { DeskReclamationOpened } from '#features/desk/reclamations/desk-reclamation-opened.tsx';
import { ReclamationAnswerView } from '#features/desk/reclamations/reclamation-answer-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { reclamationAnswerModel } from '#machines/desk/reclamation-answer/model/reclamation-answer.model.ts';
import type { ReclamationAnswerContext } from '#machines/desk/reclamation-answer/reclamation-answer.types.ts';
import { reclamationAnswerView } from '#machines/desk/reclamation-answer/reclamation-answer.view.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { reclamationAnswerGestures } from './reclamation-answer.gestures.tsx';

const reclamation: DeskReclamation = {
  id: 1,
  reclamationNumber: 'R-260001',
  created: '2026-11-21T08:00:00.000Z',
  answerBy: '2026-12-21',
  state: { id: 3, name: 'FINALIZED', displayName: 'Vyřízená' },
  contact: {
    customerFirstName: 'Jana',
    customerLastName: 'Nováková',
    customerPhoneNumber: '777 123 456',
    customerAddress: { street: 'Nová', streetNumber: '12', city: 'Lipany', zip: '56101' },
  },
  note: 'Karta nefunguje.',
  answer: 'Kartu jsme vyměnili.',
  customer: { id: 3, firstName: 'Jana', lastName: 'Nováková', birthDay: '1990-05-06' },
  account: 'jana@linka.example',
  cardNumber: '92031111111111111',
  fee: 15_000,
  paid: null,
  events: [
    { id: 1, kind: 'FILED', at: '2026-11-21T08:00:00.000Z', by: null },
    { id: 2, kind: 'FINALIZED', at: '2026-11-23T08:00:00.000Z', by: 'operator@linka.example' },
  ],
};

describeView({
  model: reclamationAnswerModel,
  render: (actor) => inShop(testShop(), <ReclamationAnswerView actor={actor} reclamation={reclamation} />),
  gestures: reclamationAnswerGestures,
  view: reclamationAnswerView,
  expectations: {
    filling: ({ root }, { context }) => {
      const { verdict, answer, fee, demanded, failure } = context as ReclamationAnswerContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      const chargeable = demanded && verdict === 'FINALIZED';
      expect(says(/^Vyberte, zda/)).toBe(demanded && verdict === null);
      expect(says(/^Napište, co má zákazník vědět/)).toBe(demanded && answer.trim() === '');
      expect(says(/^Text může mít nejvýše/)).toBe(demanded && answer.length > 4000);
      expect(says(/^Zadejte kladnou částku/)).toBe(chargeable && ['0', 'sto'].includes(fee));
      expect(says(/^Poplatek může být nejvýše 10/)).toBe(chargeable && fee === '10001');
      expect(says(/^Karta nefunguje/)).toBe(true);
      expect(within(root).queryByRole('alert') !== null).toBe(failure !== null);
    },
    sending: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Odeslat odpověď' }).getAttribute('aria-busy')).toBe('true');
    },
    overtaken: ({ root }) => {
      expect(within(root).getByText('Na reklamaci už někdo odpověděl')).toBeTruthy();
    },
  },
});

describe('an opened reclamation of the desk (REC-04)', () => {
  afterEach(cleanup);
  const show = (change: Partial<DeskReclamation> = {}) =>
    render(inShop(testShop(), <DeskReclamationOpened reclamation={{ ...reclamation, ...change }} />));
  const stops = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('shows the filed text, the answer, the fee, and the history', () => {
    show();
    for (const text of [/^Karta nefunguje/, /777 123 456/, /jana@linka/, /^Kartu jsme vyměnili/, /^, nezaplacený/])
      expect(screen.getByText(text)).toBeTruthy();
    expect(stops()).toEqual([expect.stringMatching(/^Přijata.*zákazník$/), expect.stringMatching(/operator@linka/)]);
  });

  it('shows that the fee is paid', () => {
    show({ paid: '2026-11-24T08:00:00.000Z' });
    expect(screen.getByText(/zaplacený$/).textContent).not.toContain('nezaplacený');
  });
});
