// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { discardDraft } from '#common/form-draft/form-draft.ts';
import { DeskApplicationScreen } from '#features/desk/application/desk-application-screen.tsx';
import { DeskReclamationsScreen } from '#features/desk/reclamations/desk-reclamations-screen.tsx';
import { CardManagingAccountListScreen } from '#features/links/account-links/card-managing-account-list-screen.tsx';
import { codeDrawn } from '#formal/view/view-run.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { uncheckedApplication } from '../../desk/views/desk.samples.ts';
import { fillBrowserGaps } from '../ui/browser-gaps.ts';
import { answeringShop } from './support/answering-shop.ts';
import { inRouter } from './support/in-router.tsx';
import { emulateModalDialogs } from './support/modal-dialogs.ts';
import { sessionOf } from './support/session-of.ts';
import { staticActor } from './support/static-actor.ts';
import { inShop } from './support/test-shop.tsx';

fillBrowserGaps();
emulateModalDialogs();
// The router scrolls to the top, which jsdom does not support.
beforeAll(() => void vi.stubGlobal('scrollTo', () => {}));
beforeEach(discardDraft);
afterEach(cleanup);

const context = {
  registered: null,
  onlyManaged: false,
  linkedId: null,
  card: null,
  standing: null,
  people: [],
  peopleCount: 2,
};
const customerSelection = {
  ...staticActor(context),
  getSnapshot: () => ({ context, matches: (asked: string) => asked === 'selected', hasTag: () => false }),
};

interface ReopenedForm {
  readonly Page: () => ReactNode;
  /** The responses of the page's calls. */
  readonly answers: Readonly<Record<string, unknown>>;
  /** The button that opens the form; if several buttons have this name, the last button. */
  readonly opens: string;
  readonly field: RegExp;
  readonly text: string;
  /** A text by which the form shows its subject. */
  readonly shows: string | RegExp;
}

/** A reclamation that waits for an answer. */
const reclamation = {
  id: 7,
  reclamationNumber: 'R-260007',
  created: '2026-11-20T09:00:00.000Z',
  answerBy: '2026-12-20',
  state: { id: 1, name: 'PENDING', displayName: 'Vyřizuje se' },
  note: 'Karta nejde načíst.',
  customer: { id: 3, firstName: 'Jana', lastName: 'Nováková', birthDay: '1990-07-25' },
};
const nobody = { items: [], totalCount: 0 };

const forms: Readonly<Record<string, ReopenedForm>> = {
  'a request to manage the card': {
    Page: CardManagingAccountListScreen,
    answers: { managingAccounts: nobody, cardManagementRequests: nobody },
    opens: 'Požádat o správu karty',
    field: /^E-mail účtu/,
    text: 'karel@linka',
    shows: 'Žádost o správu karty',
  },
  'the rejection of an application': {
    Page: DeskApplicationScreen,
    answers: { deskCardApplication: uncheckedApplication, deskCardApplications: nobody },
    opens: 'Zamítnout žádost',
    field: /^Zpráva pro zákazníka/,
    text: 'Na fotografii není vidět obličej.',
    shows: 'Zamítnout celou žádost?',
  },
  'an answer to a reclamation': {
    Page: DeskReclamationsScreen,
    answers: {
      deskReclamations: {
        items: [{ ...reclamation, id: 6, reclamationNumber: 'R-260006' }, reclamation],
        totalCount: 2,
      },
    },
    opens: 'Odpovědět',
    field: /^Text pro zákazníka/,
    text: 'Kartu jsme vyměnili.',
    shows: /R-260007/,
  },
};

function open({ Page, answers }: ReopenedForm, username?: string) {
  const session = sessionOf(username);
  render(inShop(answeringShop(answers, defaultFlags, { session, customerSelection }), inRouter(Page)));
  return session;
}
const fieldOf = ({ field }: ReopenedForm) => screen.findByRole<HTMLInputElement>('textbox', { name: field });

async function fillIn(form: ReopenedForm) {
  const session = open(form);
  const buttons = await screen.findAllByRole('button', { name: form.opens });
  fireEvent.click(buttons.at(-1) ?? document.body);
  await codeDrawn();
  fireEvent.change(await fieldOf(form), { target: { value: form.text } });
  return session;
}

/** Opens the page again, as after the next log-in, and waits for its button. */
async function comeBack(form: ReopenedForm, username?: string) {
  cleanup();
  open(form, username);
  // An open dialog hides the page behind it.
  await screen.findAllByRole('button', { name: form.opens, hidden: true });
  await codeDrawn();
}

describe.each(Object.entries(forms))('%s that was open when the session expired (SES-02)', (_name, form) => {
  it('opens by itself with the entered data, until it is closed', async () => {
    const session = await fillIn(form);
    act(() => session.end('expired'));
    await comeBack(form);
    expect((await fieldOf(form)).value).toBe(form.text);
    expect(within(screen.getByRole('dialog')).getByText(form.shows)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Zavřít' }));
    await comeBack(form);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['after a log-out', 'loggedOut', undefined],
    ['for another account', 'expired', 'petra@linka.example'],
  ] as const)('stays closed %s', async (_why, end, username) => {
    const session = await fillIn(form);
    act(() => session.end(end));
    await comeBack(form, username);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('a draft of a rejection is not opened for another application', async () => {
  const form = forms['the rejection of an application'];
  if (form === undefined) throw new Error('there is no such form');
  const session = await fillIn(form);
  act(() => session.end('expired'));
  const deskCardApplication = { ...uncheckedApplication, id: 8 };
  await comeBack({ ...form, answers: { ...form.answers, deskCardApplication } });
  expect(screen.queryByRole('dialog')).toBeNull();
});
