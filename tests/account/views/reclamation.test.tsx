// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ReclamationView } from '#features/account/card-actions/reclamation/reclamation-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { reclamationModel } from '#machines/account/reclamation/model/reclamation.model.ts';
import { reclamationMachine } from '#machines/account/reclamation/reclamation.machine.ts';
import type { ReclamationContext } from '#machines/account/reclamation/reclamation.types.ts';
import { reclamationView } from '#machines/account/reclamation/reclamation.view.ts';
import { announcedLeft, reclamationProblems } from '#rules/reclamation.ts';
import { fill } from '../../common/views/support/fill.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { reclamationGestures } from './reclamation.gestures.tsx';

const refusals: Readonly<Record<string, RegExp>> = {
  RECLAMATION_NOT_ALLOWED: /na kterékoli pobočce dopravce/,
  TOO_MANY_ATTEMPTS: /Další můžete podat za 3 hodiny/,
  NOT_FOUND: /už ve svém účtu nemáte/,
  VALIDATION_ERROR: /Některý údaj server nepřijal/,
  NO_ANSWER: /Nevíme, zda reklamace odešla.*Podáme ji jen jednou/,
  UNREADABLE_ANSWER: /Podáme ji jen jednou/,
  IDEMPOTENCY_KEY_REUSED: /Co jste napsali, zůstalo/,
};

describeView({
  model: reclamationModel,
  render: (actor) => inShop(testShop(), <ReclamationView actor={actor} cardNumber="12345678901234567" />),
  gestures: reclamationGestures,
  view: reclamationView,
  // A person who goes to a field leaves the previous field, which then shows its error.
  isFeasible: (step, { context: { form, marked } }) => {
    if (step.kind !== 'user' || !('field' in step.payload)) return true;
    const { field } = step.payload;
    return Object.entries(reclamationProblems(form)).every(
      ([other, problem]) =>
        other === field || problem === null || problem === 'EMPTY' || marked.some((one) => one === other),
    );
  },
  expectations: {
    editing: ({ root }, { context }) => {
      const { form, agreed, demanded, marked, failure } = context as ReclamationContext;
      const says = (text: RegExp) => within(root).queryByText(text) !== null;
      expect(says(/^Vyplňte příjmení/)).toBe(demanded && form.lastName === '');
      expect(says(/bez obrázků a smajlíků/)).toBe(form.lastName === '😀' && (demanded || marked.includes('lastName')));
      expect(says(/^Popište prosím, co reklamujete/)).toBe(demanded && form.note === '');
      expect(says(/^Popis může mít nejvýše/)).toBe(form.note.length > 4000 && (demanded || marked.includes('note')));
      expect(says(/^Bez souhlasu/)).toBe(demanded && !agreed);
      const alert = within(root).queryByRole('alert');
      expect(alert !== null).toBe(failure !== null);
      if (failure !== null)
        expect(alert?.textContent.replaceAll('\u00A0', ' ')).toMatch(refusals[failure.name] ?? /^$/);
    },
    filing: ({ root }) => {
      expect(within(root).getByRole('button', { name: 'Odeslat reklamaci' }).getAttribute('aria-busy')).toBe('true');
    },
  },
});

afterEach(cleanup);

describe('the number of characters that are left (REC-02)', () => {
  it('is updated at each key, but announced to screen readers only in steps', async () => {
    const input = reclamationModel.inputs['fresh'];
    if (input === undefined) throw new Error('expected an input');
    const actor = createActor(reclamationMachine, { input }).start();
    render(inShop(testShop(), <ReclamationView actor={actor} cardNumber={null} />));
    const user = userEvent.setup();
    const note = screen.getByLabelText(/^Popis závady/);
    const counter = () => screen.getByText(/^(Zbývá|Zbývají|O) .*(?<!\.)$/).textContent.replaceAll('\u00A0', ' ');
    const announcement = () => screen.getByRole('status').textContent.replaceAll('\u00A0', ' ');
    expect([counter(), announcement()]).toEqual(['Zbývá 4 000 znaků', '']);
    await fill(user, note, 'a'.repeat(3901));
    expect([counter(), announcement()]).toEqual(['Zbývá 99 znaků', 'Zbývá nejvýše 100 znaků.']);
    await user.type(note, 'b');
    expect([counter(), announcement()]).toEqual(['Zbývá 98 znaků', 'Zbývá nejvýše 100 znaků.']);
    await fill(user, note, 'a'.repeat(4002));
    expect([counter(), announcement()]).toEqual(['O 2 znaky více, než je možné', 'Popis je delší, než je možné.']);
  });

  it('is announced only at a few steps', () => {
    expect([1001, 1000, 501, 99, 0, -1, -5].map(announcedLeft)).toEqual([null, 1000, 1000, 100, 0, -1, -1]);
  });
});

it('the consent has a link to its text; the link opens a new window, and its name says so (REC-01)', () => {
  const input = reclamationModel.inputs['fresh'];
  if (input === undefined) throw new Error('expected an input');
  const actor = createActor(reclamationMachine, { input }).start();
  const gdpr = 'https://operator.example/personal-data';
  const shop = testShop({ boot: staticActor({ configuration: { footerLinks: { gdpr } } }) });
  render(inShop(shop, <ReclamationView actor={actor} cardNumber={null} />));
  const link = screen.getByRole('link', { name: /\(otevře se v novém okně\)$/ });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([gdpr, '_blank']);
});
