import { useState } from 'react';
import { PasswordField } from '../password-field/password-field.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { Grid, Sample } from './sample.tsx';

export function Fields() {
  const [text, setText] = useState('Jana Nováková');
  return (
    <Sample title="Fields">
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
        <TextField label="Disabled" disabled value="Praha" onChange={setText} />
        <TextField label="Read only" readOnly value="Praha" onChange={setText} />
        <PasswordField label="Password" showLabel="Show" hideLabel="Hide" value={text} onChange={setText} />
        <TextArea
          label="Note"
          value={text}
          onChange={setText}
          counter={`${text.length} / 4000`}
          help="What happened."
        />
      </Grid>
    </Sample>
  );
}
