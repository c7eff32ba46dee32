import { useState } from 'react';
import { fieldWidths } from '../field/field-widths.styles.ts';
import { MoneyField } from '../money-field/money-field.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Grid, Sample } from './sample.tsx';

const password = { showLabel: 'Show', hideLabel: 'Hide', autoComplete: 'new-password' };

function Texts() {
  const [text, setText] = useState('Jana Nováková');
  return (
    <Grid>
      <TextField label="Name" value={text} onChange={setText} />
      <TextField label="Title" optional="optional" help="As on your identity card." value="" onChange={setText} />
      <TextField
        label="E-mail"
        type="email"
        error="Write the address with an @, such as jana@post.cz."
        value="jana.post.cz"
        onChange={setText}
      />
      <TextField label="Town" placeholder="Praha" value="" onChange={setText} />
      <TextField label="Disabled" disabled value="Praha" onChange={setText} />
      <TextField label="Read only" readOnly value="Praha" onChange={setText} />
    </Grid>
  );
}

function Widths() {
  const [text, setText] = useState('');
  const field = { value: text, onChange: setText };
  return (
    <Grid>
      <TextField {...field} label="E-mail" width={fieldWidths.email} />
      <TextField {...field} label="Card number" width={fieldWidths.cardNumber} />
      <TextField {...field} label="Telephone" width={fieldWidths.phone} />
      <TextField {...field} label="PIN" width={fieldWidths.pin} />
      <TextField {...field} label="Postcode" width={fieldWidths.zip} error="The postcode is longer than the field." />
      <TextField {...field} label="House number" width={fieldWidths.houseNumber} />
    </Grid>
  );
}

function LongTexts() {
  const [text, setText] = useState('The driver did not stop.');
  return (
    <Grid>
      <TextArea label="Note" value={text} onChange={setText} counter={`${text.length} / 4000`} help="What happened." />
      <TextArea
        label="Too long"
        value={`${text} `.repeat(12)}
        onChange={setText}
        counter="4012 / 4000"
        error="Shorten the note by 12 letters."
      />
      <TextArea label="Reason" optional="optional" value="" onChange={setText} />
    </Grid>
  );
}

function Passwords() {
  const [text, setText] = useState('Vlak-2026');
  return (
    <Grid>
      <PasswordField {...password} label="Password" help="At least 8 characters." value={text} onChange={setText} />
      <PasswordField {...password} label="Once more" error="They differ." value="Vlak-2025" onChange={setText} />
    </Grid>
  );
}

function Numbers() {
  const [amount, setAmount] = useState('120,50');
  const [days, setDays] = useState('30');
  return (
    <Grid>
      <MoneyField label="Amount" currency="Kč" value={amount} onChange={setAmount} help="50 to 5 000 Kč." />
      <MoneyField label="Too much" currency="Kč" value="99 999,00" onChange={setAmount} error="At most 5 000 Kč." />
      <MoneyField label="Unchangeable" currency="Kč" value="500,00" onChange={setAmount} disabled />
      <NumberField label="Days" range={{ min: 30, max: 90 }} value={days} onChange={setDays} maxLength={3} />
      <NumberField label="No days" value="" onChange={setDays} error="Write how many days." />
    </Grid>
  );
}

export function Fields() {
  return (
    <Sample title="Fields">
      <Texts />
      <Widths />
      <LongTexts />
      <Passwords />
      <Numbers />
    </Sample>
  );
}
