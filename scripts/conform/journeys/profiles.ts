import * as v from 'valibot';
import { CustomerProfile } from '#contract/entities/tariff.ts';
import { ageOn } from '#rules/age.ts';
import { defaultProfileValidTo } from '#rules/profile-validity.ts';
import { rowsOf } from '../answers/value-at.ts';
import { NotThere } from './step.ts';
import type { Memory } from './step.ts';

const profilesOf = (memory: Memory): readonly CustomerProfile[] =>
  rowsOf(memory.find('profiles')).flatMap((row) => {
    const parsed = v.safeParse(CustomerProfile, row);
    return parsed.success ? [parsed.output] : [];
  });

/** A number that the operator has set. */
export const settingOf = (memory: Memory, name: string): number => {
  const row = rowsOf(memory.find('settings')).find((one) => v.is(v.object({ name: v.literal(name) }), one));
  const parsed = v.safeParse(v.object({ value: v.pipe(v.string(), v.transform(Number)) }), row);
  if (!parsed.success) throw new NotThere(`the settings contain no ${name}`);
  return parsed.output.value;
};

interface Wanted {
  readonly birthDay: string;
  readonly hasFiles: boolean;
}

/** A profile that a person of this age may have, without an ISIC, as an application asks for it. */
export function requestedProfile(memory: Memory, { birthDay, hasFiles }: Wanted, validity: string) {
  const { today } = memory;
  const age = ageOn(birthDay, today);
  const profile = profilesOf(memory).find(
    ({ type, isic, requireConfirmation, profileNumber, ageFrom, ageTo, cardApplicationAttachmentTypes: files }) =>
      type === 'PERSONAL' &&
      !isic &&
      (hasFiles ? files.length > 0 : files.length === 0 && !requireConfirmation && profileNumber === 1) &&
      (ageFrom ?? 0) <= age &&
      age <= (ageTo ?? age),
  );
  if (profile === undefined) throw new NotThere('the operator has no customer profile for the application');
  const validTo = defaultProfileValidTo({
    profile,
    validFrom: today,
    birthDay,
    today,
    cardValidTo: null,
    cardYears: settingOf(memory, validity),
    profileYears: settingOf(memory, 'CUSTOMER_PROFILE_DEFAULT_VALID_TO_IN_YEARS'),
  });
  return {
    attachmentTypeId: profile.cardApplicationAttachmentTypes[0]?.id ?? 0,
    requested: {
      profileId: profile.id,
      validFrom: today,
      validTo,
      ...(profile.requireConfirmation ? { confirmationChecked: today } : {}),
    },
  };
}
