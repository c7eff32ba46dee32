// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { DraftProblem, DraftSaved } from '#features/card-application/card-application/draft-notice.tsx';
import { ResumedNotice } from '#features/card-application/card-application/resumed-notice.tsx';
import type { ApplicationDraftActor } from '#machines/card-application/application-draft/application-draft.view.ts';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

function show(state: string, stored: object | null = null, failure: object | null = null) {
  const snapshot = { matches: (requested: string) => requested === state, context: { stored, failure } };
  const send = vi.fn();
  const actor = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => {} }), send };
  const draft = actor as unknown as ApplicationDraftActor;
  render(
    inShop(
      testShop(),
      <>
        <DraftProblem actor={draft} />
        <DraftSaved actor={draft} />
      </>,
    ),
  );
  return send;
}

const shownText = () => document.body.textContent.replaceAll('\u00A0', ' ');

describe("the message about the wizard's draft (WIZ-06)", () => {
  it('is that the draft was continued in another window, and that this window can take it over', () => {
    const send = show('superseded', {});
    expect(shownText()).toContain('V jiném okně nebo na jiném zařízení');
    fireEvent.click(screen.getByRole('button'));
    expect(send.mock.calls).toEqual([[{ type: 'takeOver' }]]);
  });

  it('is that the draft was filed or discarded elsewhere', () => {
    show('superseded', {}, { name: 'NOT_FOUND', metadata: {} });
    expect(shownText()).toMatch(/^Tato rozepsaná žádost už není uložená.*jste ji podali, nebo zahodili/);
    cleanup();
    show('superseded', {}, { name: 'DRAFT_CHANGED', metadata: {} });
    expect(shownText()).toMatch(/^Tuto žádost jste mezitím změnili jinde/);
  });

  it('is that the draft could not be saved', () => {
    show('unsaved');
    expect(shownText()).toMatch(/^Žádost se teď nedaří ukládat/);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is that the draft is saved, but not before the first save; a save in progress is shown, but not read out', () => {
    show('idle', {});
    expect(shownText()).toBe('Rozepsaná žádost je uložená');
    cleanup();
    show('idle');
    expect(shownText()).toBe('');
    cleanup();
    show('saving', {});
    expect([shownText(), screen.getByRole('status').textContent]).toEqual(['Ukládáme…', '']);
  });

  it('is that a draft is continued', () => {
    render(inShop(testShop(), <ResumedNotice personalData={undefined} />));
    expect(shownText()).toMatch(/^Pokračujete v rozepsané žádosti/);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('asks for the consents again if they are not visible elsewhere', () => {
    const [input] = Object.values(personalDataModel.inputs);
    if (input === undefined) throw new Error('the model has no input');
    const personalData = createActor(personalDataMachine, { input }).start();
    render(inShop(testShop(), <ResumedNotice personalData={personalData} />));
    const [terms, gdpr] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([terms?.name, gdpr?.name]).toEqual(['terms', 'gdpr']);
    fireEvent.click(screen.getByRole('checkbox', { checked: false, name: /obchodní/i }));
    expect(personalData.getSnapshot().context.agreed).toMatchObject({ terms: true, gdpr: false });
  });
});
