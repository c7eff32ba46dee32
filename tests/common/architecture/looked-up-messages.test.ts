import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { expect, it } from 'vitest';
import { globalSettingNames } from '#contract/entities/global-setting.ts';
import { applicationCarriers, locales } from '#contract/enumerations.ts';
import { wireIds } from '#contract/wire-ids.ts';
import { readMessages } from '#messages/compile.ts';
import { applications } from '#rules/carriers.ts';
import { flagRows, numberSubjects } from '#server/desk/settings/setting-table.ts';

const texts = readMessages('cs');
const globalNames: ReadonlySet<string> = new Set(globalSettingNames);
const settings = [...Object.keys(flagRows), ...Object.keys(numberSubjects)];
const linkedCarriers = applicationCarriers.filter((carrier) => applications[carrier].isForLinked);

/** Keys whose last part is a value that is known only at run time, so that the compiler cannot check them. */
const lookedUp: Readonly<Record<string, readonly string[]>> = {
  'names of settings': settings.map(
    (name) => `${globalNames.has(name) ? 'globalSetting' : 'deskSettings.name'}.${name}`,
  ),
  'explanations of settings': settings.map((name) => `deskSettings.help.${name}`),
  'values of enumerations': Object.entries(wireIds).flatMap(([group, ids]) =>
    Object.keys(ids).map((name) => `${group}.${name}`),
  ),
  'buttons to apply for a card': [
    ...applicationCarriers.flatMap((carrier) =>
      ['apply', 'resume'].map((what) => `applicationForm.${what}.${carrier}`),
    ),
    ...linkedCarriers.map((carrier) => `applicationForm.applyForOther.${carrier}`),
  ],
};

it.each(Object.entries(lookedUp))('there is a text for all %s', (_, keys) => {
  expect(keys.filter((key) => !Object.hasOwn(texts, key))).toEqual([]);
});

/** For each choice by the carrier in a text: the carriers that have a branch of their own. */
const carriersIn = (elements: readonly MessageFormatElement[]): string[][] =>
  elements.flatMap((element) =>
    element.type === TYPE.select && element.value === 'carrier' ? [Object.keys(element.options)] : [],
  );

it.each(locales)('a text in %s has a branch for each carrier; only the chip card is the other one', (locale) => {
  const expected = applicationCarriers.map((carrier) => (carrier === 'HAULIER_CARD' ? 'other' : carrier)).toSorted();
  const choices = Object.values(readMessages(locale)).flatMap((text) => carriersIn(parse(text)));
  expect(choices.length).toBeGreaterThan(0);
  for (const branches of choices) expect(branches.toSorted()).toEqual(expected);
});
