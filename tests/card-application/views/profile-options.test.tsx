// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { OfferedProfile } from '#contract/entities/tariff.ts';
import { ProfileChoiceField } from '#features/card-application/card-application/profile-choice-field.tsx';
import { sampleInput, sampleProfiles } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import { profileChoiceMachine } from '#machines/card-application/profile-choice/profile-choice.machine.ts';
import { fillBrowserGaps } from '../../common/ui/browser-gaps.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

fillBrowserGaps();
afterEach(cleanup);

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** The texts of the option of a profile: its description and, at the end of its line, the effect on the price. */
function show(change: Partial<OfferedProfile>, configuration: object = { cardApplicationAttachmentAllowed: true }) {
  const [plain] = sampleProfiles;
  if (plain === undefined) throw new Error('expected a profile');
  const profiles = [{ ...plain, ...change, displayName: 'Zvláštní' }];
  const actor = createActor(profileChoiceMachine, { input: { ...sampleInput, profiles } }).start();
  render(inShop(testShop({ boot: staticActor({ configuration }) }), <ProfileChoiceField actor={actor} />));
  const option = screen.getByRole('radio', { name: 'Zvláštní' });
  const texts = (option.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => oneSpace(document.getElementById(id)?.textContent ?? ''));
  return { texts: texts.join(' '), line: oneSpace(option.closest('label')?.textContent ?? '') };
}

describe('the option of a profile (PRF-01)', () => {
  it.each([
    ['of an age and older', { ageFrom: 15, ageTo: null }, 'Pro cestující od 15 let.'],
    ['of some ages', { ageFrom: 6, ageTo: 26 }, 'Pro cestující od 6 do 26 let.'],
    ['up to an age', { ageFrom: null, ageTo: 26 }, 'Pro cestující do 26 let.'],
    ['of any age', { ageFrom: null, ageTo: null }, 'Pro cestující v každém věku.'],
    ['with an ISIC', { ageFrom: 15, ageTo: 26, isic: true }, 'Pro držitele karty ISIC od 15 do 26 let.'],
  ])('says that it is for people %s', (_who, change, text) => {
    expect(show(change).texts).toContain(text);
  });

  it('says what a ticket costs, instead of what, and how much less this is', () => {
    const fare = { displayName: '30denní', price: 13_500, fullPrice: 27_000 };
    const { texts, line } = show({ fare, reduced: true });
    expect(texts).toContain('Jízdenka (30denní) od 135,00 Kč místo 270,00 Kč.');
    expect(line).toContain('sleva 50 %');
  });

  it('says that the full price is paid', () => {
    const { texts, line } = show({ fare: { displayName: '30denní', price: 27_000, fullPrice: null } });
    expect(texts).toContain('Jízdenka (30denní) od 270,00 Kč.');
    expect(line).toContain('plná cena');
  });

  it.each([
    ['a reduced profile whose full price is not known', { displayName: '30denní', price: 13_500, fullPrice: null }],
    ['a profile without a known price', null],
  ])('does not guess what it does to the price: %s', (_which, fare) => {
    const { line } = show({ fare, reduced: true });
    expect(line).not.toMatch(/plná cena|sleva|místo/);
  });

  const types = [{ id: 9, displayName: 'Potvrzení o studiu' }];
  it.each([
    ['a file', { cardApplicationAttachmentTypes: types, requireConfirmation: true }, 'Doložíte: Potvrzení o studiu.'],
    ['the ISIC', { isic: true }, 'Doložíte: číslo karty ISIC.'],
    [
      'the ISIC and a file',
      { isic: true, cardApplicationAttachmentTypes: types },
      'Doložíte: číslo karty ISIC a Potvrzení o studiu.',
    ],
    ['a confirmation', { requireConfirmation: true }, 'Nárok jen potvrdíte.'],
    ['nothing', {}, 'Doklad není potřeba.'],
  ])('says what proves it: %s', (_what, change, text) => {
    expect(show(change).texts).toContain(text);
  });

  it('does not ask for a file where the operator takes none', () => {
    const { texts } = show({ cardApplicationAttachmentTypes: types }, { cardApplicationAttachmentAllowed: false });
    expect(texts).toContain('Doklad není potřeba.');
  });
});
