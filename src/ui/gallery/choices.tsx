import { useState } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import { MultiSelect } from '../multi-select/multi-select.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { Grid, Sample } from './sample.tsx';

const options = [
  { value: 'adult', label: 'Adult' },
  { value: 'child', label: 'Child 6–15' },
  { value: 'student', label: 'Student 18–26 with a card of the ISIC association' },
  { value: 'senior', label: 'Senior', disabled: true },
];

const zones = ['100 Lipany-město', '101 Lipany-okolí', '120 Javorná pod Lesem', '180 Horní Olešná'].map((label) => ({
  value: label.slice(0, 3),
  label,
  aside: '550,00 Kč',
}));

function Searched() {
  const [zone, setZone] = useState<string | null>('100');
  const search = {
    label: 'Zone',
    options: zones,
    onChange: setZone,
    placeholder: 'Number or name',
    openLabel: 'All zones',
    foundText: (count: number) => (count === 0 ? 'There is no such zone.' : `${String(count)} found`),
  };
  return (
    <>
      <Combobox {...search} value={zone} />
      <Combobox {...search} value={null} error="Choose a zone." />
      <Combobox {...search} value="100" disabled />
    </>
  );
}

function Offers() {
  const [ticket, setTicket] = useState<string | null>('30');
  const rows = [
    {
      value: '30',
      label: '30 days',
      help: 'until Monday 25 January',
      aside: '550,00 Kč',
      asideHelp: 'about 18 Kč a day',
    },
    {
      value: '90',
      label: '90 days for pupils of all schools in the region',
      help: 'Overlaps a ticket',
      aside: '1 430,00 Kč',
    },
  ];
  return (
    <>
      <RadioGroup label="Ticket" options={rows} value={ticket} onChange={setTicket} />
      <RadioGroup label="Ticket" options={rows} value="30" onChange={setTicket} busy error="Choose a ticket." />
      <RadioGroup
        label="Discount"
        options={[
          { value: 'adult', label: 'Adult', description: 'For passengers aged 15 or over.', aside: 'full price' },
          {
            value: 'pupil',
            label: 'Pupil',
            description: 'You prove it with: confirmation of studies.',
            aside: '50% off',
          },
        ]}
        value="pupil"
        onChange={setTicket}
      />
      <RadioGroup
        label="Ticket of which one cannot be bought"
        options={rows.map((row, index) =>
          index === 1 ? { ...row, barred: true, help: 'It would overlap your present ticket.' } : row,
        )}
        value="30"
        onChange={setTicket}
      />
      <RadioGroup label="Past ticket" options={rows} value="30" onChange={setTicket} disabled />
    </>
  );
}

export function Choices() {
  const [states, setStates] = useState<readonly string[]>(['adult', 'child']);
  const [payment, setPayment] = useState<string | null>('card');
  const [ticked, setTicked] = useState(true);
  return (
    <Sample title="Choices">
      <Grid>
        <MultiSelect label="States" placeholder="All" options={options} value={states} onChange={setStates} />
        <MultiSelect
          label="Other states"
          placeholder="All"
          options={options}
          value={[]}
          onChange={setStates}
          disabled
        />
        <Searched />
        <Offers />
        <RadioGroup
          label="Payment"
          options={[
            { value: 'card', label: 'Payment card', help: 'At the bank’s gateway.' },
            { value: 'invoice', label: 'Invoice' },
            { value: 'wallet', label: 'Wallet', disabled: true },
          ]}
          value={payment}
          onChange={setPayment}
        />
        <RadioGroup
          label="Delivery"
          help="You can change it until the card is made."
          error="Choose a delivery."
          options={[
            { value: 'post', label: 'By post' },
            { value: 'branch', label: 'At a branch' },
          ]}
          value={null}
          onChange={setPayment}
        />
        <div>
          <Checkbox label="I agree to the conditions." help="Of 1 January." checked={ticked} onChange={setTicked} />
          <Checkbox label="Not yet" checked={false} error="Without it the order cannot be sent." onChange={setTicked} />
          <Checkbox label="Disabled" checked disabled onChange={setTicked} />
        </div>
      </Grid>
    </Sample>
  );
}
