// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { wrongFields } from '#common/dialog-frame/wrong-fields.ts';
import { Checkbox } from '#ui/checkbox/checkbox.tsx';
import { RadioGroup } from '#ui/radio-group/radio-group.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';

afterEach(cleanup);

const nothing = () => {};
const options = ['one', 'two'].map((value) => ({ value, label: value }));

it('the wrong fields of a form are listed with their names and errors, a group only once, and no disabled fields (DLG-01)', () => {
  const { container } = render(
    <form>
      <TextField label="Name" value="" error="Enter a name." onChange={nothing} />
      <TextField label="Town" value="Lipany" help="Where you live" onChange={nothing} />
      <TextField label="E-mail" optional="optional" value="@" error="This is no e-mail." onChange={nothing} />
      <TextField label="Street" value="" error="Enter a street." onChange={nothing} disabled />
      <RadioGroup label="Office" options={options} value={null} error="Choose one." onChange={nothing} />
      <RadioGroup label="Way" options={options} value={null} error="Choose a way." onChange={nothing} />
      <Checkbox label="I agree" checked={false} error="You have to agree." onChange={nothing} />
    </form>,
  );
  const found = wrongFields(container);
  expect(found.map(({ text }) => text)).toEqual([
    'Name: Enter a name.',
    'E-mail: This is no e-mail.',
    'Office: Choose one.',
    'Way: Choose a way.',
    'You have to agree.',
  ]);
  expect(found.map(({ control }) => control.getAttribute('type'))).toEqual([
    'text',
    'text',
    'radio',
    'radio',
    'checkbox',
  ]);
});
