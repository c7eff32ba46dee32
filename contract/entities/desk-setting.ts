import * as v from 'valibot';
import { Id, IsoMoment } from '../values.ts';

/** What a setting is about, in the order of the desk's page. */
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
 * What the value of a setting is: SWITCH true or false; NUMBER, PERCENTAGE and MONEY (minor units) a whole number; CHOICE one
 * of `choices`; CHOICES several of them; AMOUNTS several amounts in minor units; ADDRESSES several web addresses; FIELDS texts
 * by name, or null when nothing is set; FIXED a text that the environment sets.
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

/** What a NUMBER counts. */
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

/** A change of a setting: when, by which account of the staff, and what was set before. */
export const SettingChange = v.object({
  id: Id,
  at: IsoMoment,
  by: v.string(),
  before: SettingValue,
  after: SettingValue,
});
export type SettingChange = v.InferOutput<typeof SettingChange>;

/** One of the operator's settings, as the desk shows and changes it (OPD-03). */
export const DeskSetting = v.object({
  /** The name of a flag or number, or FEE_ and the code of a fee. */
  name: v.string(),
  /** Of a fee; the page has the names of all others. */
  displayName: v.nullable(v.string()),
  subject: v.picklist(settingSubjects),
  kind: v.picklist(settingKinds),
  unit: v.nullable(v.picklist(settingUnits)),
  /** The range of a number, as the other settings allow it now; null = it is none. */
  least: v.nullable(v.number()),
  most: v.nullable(v.number()),
  choices: v.array(v.string()),
  value: SettingValue,
  /** What is set as long as nobody has changed it; null = nothing, also for a fee. */
  standard: SettingValue,
  /** A change is asked for once more, since customers pay more or less by it, or otherwise. */
  money: v.boolean(),
  /** Grows with each change; what was seen is sent with a change. */
  version: v.number(),
  /** The latest ten, the last one first. */
  changes: v.array(SettingChange),
});
export type DeskSetting = v.InferOutput<typeof DeskSetting>;
