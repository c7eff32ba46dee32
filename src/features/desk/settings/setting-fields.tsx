import { useIntl } from 'react-intl';
import type { ActorRefFrom } from 'xstate';
import { useCurrencySign } from '#i18n/money.tsx';
import { chosenOf, isFieldOptional, settingFields } from '#machines/desk/setting-change/setting-change.form.ts';
import type { settingChangeMachine } from '#machines/desk/setting-change/setting-change.machine.ts';
import type { settingChangeView } from '#machines/desk/setting-change/setting-change.view.ts';
import type { MessageKey } from '#messages/keys/message-key.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { MoneyField } from '#ui/money-field/money-field.tsx';
import { NumberField } from '#ui/number-field/number-field.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextArea } from '#ui/text-area/text-area.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import { SettingFieldset } from './setting-fieldset.tsx';
import { useSettingTexts } from './use-setting-texts.ts';

interface SettingFieldsProps {
  readonly view: ReturnType<typeof settingChangeView>;
  readonly actor: ActorRefFrom<typeof settingChangeMachine>;
}

/** The fields in which a setting is changed; they depend on its kind. */
export function SettingFields({ view: { setting, entered, problems, sending }, actor }: SettingFieldsProps) {
  const intl = useIntl();
  const currency = useCurrencySign();
  const { nameOf, helpOf, choiceOf, numberOf, rangeOf } = useSettingTexts();
  const text = (id: MessageKey, values?: Record<string, string>) => intl.formatMessage({ id }, values);
  const change = (field: string) => (value: string) => actor.send({ type: 'change', field, value });
  const limits = {
    least: numberOf(setting, setting.least ?? 0),
    most: numberOf(setting, setting.most ?? 0),
  };
  const errorOf = (field: string): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? undefined : text(`settingChange.problem.${problem}`, limits);
  };
  const help = [helpOf(setting), rangeOf(setting)].filter((part) => part !== null).join(' ');
  const common = { label: nameOf(setting), help, error: errorOf('value') };
  const { value = '' } = entered;
  const typed = { ...common, value, onChange: change('value'), readOnly: sending };

  if (setting.kind === 'MONEY') return <MoneyField {...typed} currency={currency} />;
  if (setting.kind === 'NUMBER' || setting.kind === 'PERCENTAGE') return <NumberField {...typed} />;
  if (setting.kind === 'AMOUNTS' || setting.kind === 'ADDRESSES')
    return <TextArea {...typed} help={`${help} ${text(`settingChange.lines.${setting.kind}`)}`} />;
  if (setting.kind === 'CHOICES') {
    const chosen = new Set(chosenOf(entered));
    const toggle = (choice: string, isChosen: boolean) => {
      const others = [...chosen].filter((name) => name !== choice);
      change('value')([...others, ...(isChosen ? [choice] : [])].join(' '));
    };
    return (
      <SettingFieldset label={common.label} help={help}>
        {setting.choices.map((choice) => (
          <Checkbox
            key={choice}
            label={choiceOf(setting, choice)}
            checked={chosen.has(choice)}
            disabled={sending}
            onChange={(isChosen) => toggle(choice, isChosen)}
          />
        ))}
      </SettingFieldset>
    );
  }
  if (setting.kind === 'FIELDS')
    return (
      <SettingFieldset label={common.label} help={help}>
        {settingFields(setting).map((field) => (
          <TextField
            key={field}
            label={text(`deskSettings.field.${field}`)}
            optional={isFieldOptional(setting.name, field) ? text('settingChange.optional') : undefined}
            error={errorOf(field)}
            value={entered[field] ?? ''}
            onChange={change(field)}
            readOnly={sending}
            autoComplete="off"
          />
        ))}
      </SettingFieldset>
    );
  const options =
    setting.kind === 'SWITCH'
      ? (['on', 'off'] as const).map((choice) => ({ value: choice, label: text(`deskSettings.${choice}`) }))
      : setting.choices.map((choice) => ({ value: choice, label: choiceOf(setting, choice) }));
  return <RadioGroup {...common} options={options} value={value} onChange={change('value')} disabled={sending} />;
}
