import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { EnteredApplication } from '#contract/entities/card-application-draft.ts';
import { draftContent, type FilledParts } from '#machines/card-application/card-application/card-application.draft.ts';
import type { CardApplicationContext } from '#machines/card-application/card-application/card-application.types.ts';
import { emptyPerson } from '#rules/person-fields.ts';

/** The content of the draft if this text was entered into each field of the wizard. */
function keptOf(text: string) {
  const person = Object.fromEntries(Object.keys(emptyPerson).map((field) => [field, text])) as typeof emptyPerson;
  const { street, streetNumber, city, zip } = person;
  const profile = {
    profileId: 1,
    profileChosen: true,
    validFrom: text,
    validFromChosen: true,
    isicNumber: text,
  };
  const context: Partial<CardApplicationContext> = {
    flowId: '0f0e4b1c-3a77-4a2e-9c55-0b7f5d2a9e10',
    furthest: 'cardData',
    marketingConsent: false,
    pin: text,
    attachmentsOne: [],
    attachmentsTwo: [],
    hasProfileTwo: true,
    facts: null,
  };
  const parts = {
    personalData: { person, photo: null },
    custodian: { choice: 'other', person },
    profileOne: profile,
    profileTwo: profile,
    delivery: { type: 'POST_OFFICE', cardForFree: false, branchId: null, address: { street, streetNumber, city, zip } },
    bankCardChoice: { choice: null },
  };
  return draftContent(context as CardApplicationContext, parts as unknown as FilledParts).entered;
}

describe('the content of a draft (WIZ-06)', () => {
  it.each([
    ['a text', ' Jana\u00A0Nováková 😀 ', ' Jana\u00A0Nováková 😀 '],
    ['a megabyte', 'á'.repeat(1024 * 1024), 'á'.repeat(2000)],
    ['a pair of surrogates at the limit', `${'a'.repeat(1999)}😀`, 'a'.repeat(1999)],
    ['a NUL, and half a pair of surrogates', 'Ja\u0000na\uD83D', 'Jana'],
    ['marks that change the direction', '\u202EanaJ', '\u202EanaJ'],
  ])('with %s is accepted by the server', (_, text, kept) => {
    const entered = keptOf(text);
    expect(v.parse(EnteredApplication, entered)).toEqual(entered);
    expect(entered.person).toEqual(entered.custodian.person);
    const { address } = entered.delivery;
    const texts = [
      ...Object.values(entered.person),
      ...Object.values(address),
      entered.profileOne.isicNumber,
      entered.pin,
    ];
    expect(new Set(texts)).toEqual(new Set([kept]));
    expect(entered.profileTwo?.validFrom).toBe(kept);
    // The size limit of a request body on the server.
    expect(Buffer.byteLength(JSON.stringify({ entered }))).toBeLessThan(256 * 1024);
  });

  it('from the time before the PIN existed can still be read', () => {
    const { pin: _, ...earlier } = keptOf('Jana');
    expect(v.parse(EnteredApplication, earlier)).toEqual({ ...earlier, pin: '' });
  });
});
