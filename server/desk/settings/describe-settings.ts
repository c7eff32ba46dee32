import { feeRange } from '#contract/entities/configuration-changes.ts';
import type { DeskSetting, SettingValue } from '#contract/entities/desk-setting.ts';
import { settingSubjects, settingUnits } from '#contract/entities/desk-setting.ts';
import type { Locale } from '#contract/enumerations.ts';
import { standardGateway } from '#contract/payment-gateways.ts';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import type { Database } from '../../platform/db/database.ts';
import { sql } from '../../platform/db/orm.ts';
import { rowsOf } from '../../platform/db/rows-of.ts';
import { settingChanges } from '../../platform/db/schema.ts';
import type { Services } from '../../platform/services/services.ts';
import { numberRange, isAmount, unitOf } from '../../platform/settings/number-limits.ts';
import { defaultNumbers, isNumberSetting, type NumberSetting } from '../../platform/settings/number-settings.ts';
import type { SettingValues } from '../../platform/settings/settings.ts';
import { defaultFlags, isFlagName } from '../../platform/settings/system-flags.ts';
import { feeSetting, readFees } from '../../platform/system-configuration/fee-settings.ts';
import { settingVersion } from '../../platform/system-configuration/setting-version.ts';
import { numberSubjects, flagRows, moneyNumbers } from './setting-table.ts';

type Described = Omit<DeskSetting, 'version' | 'changes'>;

const plain: Pick<Described, 'displayName' | 'unit' | 'least' | 'most' | 'choices' | 'money'> = {
  displayName: null,
  unit: null,
  least: null,
  most: null,
  choices: [],
  money: false,
};

const describeFlags = ({ flags }: SettingValues): Described[] =>
  Object.keys(flagRows)
    .filter(isFlagName)
    .map((name) => {
      const { subject, kind, choices = [], money = false } = flagRows[name];
      const value: SettingValue = flags[name];
      return { ...plain, name, subject, kind, choices: [...choices], money, value, standard: defaultFlags[name] };
    });

function kindOf(name: NumberSetting): 'MONEY' | 'PERCENTAGE' | 'NUMBER' {
  if (isAmount(name)) return 'MONEY';
  return unitOf(name) === 'PERCENTAGE' ? 'PERCENTAGE' : 'NUMBER';
}

const describeNumbers = ({ numbers }: SettingValues): Described[] =>
  Object.keys(numberSubjects)
    .filter(isNumberSetting)
    .map((name) => {
      const kind = kindOf(name);
      return {
        ...plain,
        ...numberRange(name, numbers),
        name,
        subject: numberSubjects[name],
        kind,
        unit: settingUnits.find((unit) => unit === unitOf(name)) ?? null,
        money: kind !== 'NUMBER' || moneyNumbers.has(name),
        value: numbers[name],
        standard: defaultNumbers[name],
      };
    });

const describeFees = (rows: Awaited<ReturnType<typeof readFees>>, locale: Locale): Described[] =>
  rows.map(({ code, displayName, price }) => ({
    ...plain,
    ...feeRange,
    name: feeSetting(code),
    displayName: displayName[locale],
    subject: 'APPLICATIONS',
    kind: 'MONEY',
    money: true,
    value: price,
    standard: null,
  }));

const describeFixed = ({ brand, paymentGateway }: Configuration): Described[] => [
  { ...plain, name: 'brand', subject: 'BRAND', kind: 'FIXED', value: brand, standard: 'default' },
  {
    ...plain,
    name: 'paymentGateway',
    subject: 'PAYMENT',
    kind: 'FIXED',
    value: paymentGateway,
    standard: standardGateway,
  },
];

interface ChangeRow {
  readonly id: number;
  readonly name: string;
  readonly at: string;
  readonly by: string;
  readonly before: SettingValue;
  readonly after: SettingValue;
}

/** The latest ten changes of each setting, the latest change first. */
const readChanges = (database: Database) =>
  rowsOf<ChangeRow>(
    database,
    sql`select id, name, at, by, before, after from (
      select *, row_number() over (partition by name order by id desc) as place from ${settingChanges}) change
    where place <= 10 order by id desc`,
  );

interface Question {
  readonly database: Database;
  readonly services: Pick<Services, 'settings' | 'configuration'>;
  readonly locale: Locale;
}

/** All settings, grouped by subject, with their range, default and latest changes (OPD-03). */
export async function describeSettings({ database, services, locale }: Question): Promise<DeskSetting[]> {
  const values = await services.settings.all(database);
  const changes = Map.groupBy(await readChanges(database), ({ name }) => name);
  const described = [
    ...describeFlags(values),
    ...describeNumbers(values),
    ...describeFees(await readFees(database), locale),
    ...describeFixed(services.configuration),
  ];
  return settingSubjects.flatMap((subject) =>
    described
      .filter((setting) => setting.subject === subject)
      .map((setting) => {
        const made = changes.get(setting.name) ?? [];
        return {
          ...setting,
          version: settingVersion(made[0]?.id),
          changes: made.map(({ name: _, at, ...change }) => ({ ...change, at: new Date(at).toISOString() })),
        };
      }),
  );
}
