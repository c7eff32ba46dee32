// @vitest-environment jsdom
import { render, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { PassVerificationView } from '#features/pass/pass-verification/pass-verification-view.tsx';
import { describeView } from '#formal/view/view-level.ts';
import { adultClaims } from '#machines/pass/offline-pass/model/offline-pass.samples.ts';
import { passVerificationModel } from '#machines/pass/pass-verification/model/pass-verification.model.ts';
import { passVerificationMachine } from '#machines/pass/pass-verification/pass-verification.machine.ts';
import { passVerificationView } from '#machines/pass/pass-verification/pass-verification.view.ts';
import { type PassVerdict, refusalReasons } from '#rules/pass-verdict.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { passVerificationGestures } from './pass-verification.gestures.tsx';

describeView({
  model: passVerificationModel,
  render: (actor) => inShop(testShop(), <PassVerificationView actor={actor} />),
  gestures: passVerificationGestures,
  view: passVerificationView,
  expectations: {
    valid: ({ root }) => {
      expect(within(root).getByRole('status').textContent).toBe('Platí');
      within(root).getByText('Jana Nováková');
      within(root).getByText('1990');
      expect(root.textContent).toMatch(/30denní, pásmo\s100, do 30\.11\.2026/);
    },
    refused: ({ root }) => expect(within(root).getByRole('alert').textContent).toMatch(/^Neplatí\S/),
    unchecked: ({ root }) => void within(root).getByText('Průkaz teď nelze ověřit'),
  },
});

function show(verdict: PassVerdict) {
  const machine = passVerificationMachine;
  const snapshot = machine.resolveState({
    value: 'refused',
    context: { code: 'code', canScan: false, typed: '', failure: null, verdict },
  });
  const actor = createActor(machine, { snapshot, input: { code: 'code', canScan: false } }).start();
  return render(inShop(testShop(), <PassVerificationView actor={actor} />));
}

test.each(refusalReasons)('the reason %s has a sentence of its own (PAS-06)', (reason) => {
  const { getByRole, unmount } = show({ reason, claims: null, drawnAt: null, checkedAt: 0 });
  const said = getByRole('alert').textContent;
  expect(said).toMatch(/^Neplatí.{20,}/);
  expect(said).not.toContain(reason);
  unmount();
});

test('a pass signed by the operator shows its holder even if it is refused (PAS-06)', () => {
  const { getByText, unmount } = show({ reason: 'NO_TICKET', claims: adultClaims, drawnAt: null, checkedAt: 0 });
  expect(getByText(adultClaims.nam)).toBeTruthy();
  unmount();
});
