import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import { MoneyField } from '../money-field/money-field.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Select } from '../select/select.tsx';
import { Grid, Sample } from './sample.tsx';

const options = [
  { value: 'adult', label: 'Adult' },
  { value: 'child', label: 'Child 6–15' },
  { value: 'student', label: 'Student 18–26 with a card of the ISIC association' },
  { value: 'senior', label: 'Senior', disabled: true },
];
const texts = {
  openCalendar: 'Choose a day in the calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  month: 'Month',
  year: 'Year',
};
const calendar = { texts, today: '2026-11-21', locale: 'cs', min: '2026-11-10', max: '2027-02-28' };

function Dates() {
  const [date, setDate] = useState<string | null>('2026-11-24');
  return (
    <>
      <DatePicker {...calendar} label="Valid from" help="Day, month, year." value={date} onChange={setDate} />
      <DatePicker
        {...calendar}
        label="Wrong day"
        value={null}
        text="31.2.2026"
        error="Write a day such as 24.11.2026."
        onChange={setDate}
        isDateUnavailable={(iso) => iso.endsWith('5')}
      />
    </>
  );
}

export function Choices() {
  const [profile, setProfile] = useState<string | null>(null);
  const [states, setStates] = useState<readonly string[]>(['adult', 'child']);
  const [text, setText] = useState('120,50');
  const [ticked, setTicked] = useState(true);
  return (
    <Sample title="Choices, numbers and days">
      <Grid>
        <Select label="Profile" placeholder="Choose" options={options} value={profile} onChange={setProfile} />
        <Select
          label="Profile"
          placeholder="Choose"
          options={options}
          value={null}
          error="Choose a profile."
          onChange={setProfile}
        />
        <MultiSelect label="States" placeholder="All" options={options} value={states} onChange={setStates} />
        <MoneyField label="Amount" currency="Kč" value={text} onChange={setText} help="50 to 5 000 Kč." />
        <NumberField label="Days" value="30" onChange={setText} maxLength={3} />
        <Dates />
        <RadioGroup
          label="Payment"
          options={[
            { value: 'card', label: 'Payment card', help: 'At the bank’s gateway.' },
            { value: 'invoice', label: 'Invoice' },
            { value: 'wallet', label: 'Wallet', disabled: true },
          ]}
          value="card"
          onChange={setText}
        />
        <div>
          <Checkbox label="I agree to the conditions." checked={ticked} onChange={setTicked} />
          <Checkbox label="Not yet" checked={false} error="Without it the order cannot be sent." onChange={setTicked} />
          <Checkbox label="Disabled" checked disabled onChange={setTicked} />
        </div>
      </Grid>
    </Sample>
  );
}
