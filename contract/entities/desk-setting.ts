import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/** The subjects of settings, in the order of the desk's page. */
export const settingSubjects = [
  'TICKETS',
  'WALLET',
  'CARDS',
  'APPLICATIONS',
  'CART',
  'PAYMENT',
  'RECLAMATIONS',
  'REMINDERS',
  'ACCOUNTS',
  'PROTECTION',
  'RECORDS',
  'PAGES',
  'BRAND',
] as const;
export type SettingSubject = (typeof settingSubjects)[number];

/**
 * The types of a setting's value: SWITCH true or false; NUMBER, PERCENTAGE and MONEY (minor units) a whole number;
 * CHOICE one of `choices`; CHOICES several of `choices`; AMOUNTS several amounts in minor units; ADDRESSES several web
 * addresses; FIELDS texts by name, or null when nothing is set; FIXED a text that the environment sets.
 */
export const settingKinds = [
  'SWITCH',
  'NUMBER',
  'PERCENTAGE',
  'MONEY',
  'CHOICE',
  'CHOICES',
  'AMOUNTS',
  'ADDRESSES',
  'FIELDS',
  'FIXED',
] as const;
export type SettingKind = (typeof settingKinds)[number];

/** The unit of a NUMBER. */
export const settingUnits = ['SECONDS', 'MINUTES', 'HOURS', 'DAYS', 'MONTHS', 'YEARS'] as const;
export type SettingUnit = (typeof settingUnits)[number];

export const SettingValue = v.nullable(
  v.union([
    v.boolean(),
    v.number(),
    v.string(),
    v.array(v.string()),
    v.array(v.number()),
    v.record(v.string(), v.nullable(v.string())),
  ]),
);
export type SettingValue = v.InferOutput<typeof SettingValue>;

/** A change of a setting: the time, the clerk's account, and the values before and after. */
export const SettingChange = v.object({
  id: Id,
  at: IsoMoment,
  by: v.string(),
  before: SettingValue,
  after: SettingValue,
});
export type SettingChange = v.InferOutput<typeof SettingChange>;

/** One of the operator's settings, with the data with which the desk shows and changes it (OPD-03). */
export const DeskSetting = v.object({
  /** The name of a flag or number, or FEE_ and the code of a fee. */
  name: v.string(),
  /** Only for a fee; the page itself has the names of all other settings. */
  displayName: v.nullable(v.string()),
  subject: v.picklist(settingSubjects),
  kind: v.picklist(settingKinds),
  unit: v.nullable(v.picklist(settingUnits)),
  /**
   * The allowed range of a number, which depends on the present values of other settings; null = the setting is not a
   * number.
   */
  least: v.nullable(v.number()),
  most: v.nullable(v.number()),
  choices: v.array(v.string()),
  value: SettingValue,
  /** The default value, used until somebody changes the setting; null = there is no default, as for a fee. */
  standard: SettingValue,
  /** The desk asks the clerk to confirm a change, since it changes how much or how customers pay. */
  money: v.boolean(),
  /** Increases with each change. A change sends the version that the clerk saw. */
  version: v.number(),
  /** The latest ten changes, the newest first. */
  changes: v.array(SettingChange),
});
export type DeskSetting = v.InferOutput<typeof DeskSetting>;
