import { useRef } from 'react';
import { FileField } from '../file-field/file-field.tsx';
import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const texts = { choose: 'Choose a file', drop: 'or drop it here', accept: '.pdf,.png', onFile: () => {} } as const;

export function Files() {
  const input = useRef<HTMLInputElement>(null);
  return (
    <Sample title="Files">
      <Grid>
        <FileField {...texts} ref={input} label="Confirmation of study" help="PDF or PNG, up to 5 MB." busy={false}>
          {null}
        </FileField>
        <FileField {...texts} label="Copy of the card" help="PDF or PNG, up to 5 MB." busy={false}>
          card-of-jana.pdf
        </FileField>
        <FileField {...texts} label="Too large" error="The file holiday.png is larger than 5 MB." busy={false}>
          {null}
        </FileField>
        <FileField {...texts} label="Being checked" help="PDF or PNG, up to 5 MB." busy>
          {null}
        </FileField>
        <Specimen name="How much is uploaded">
          <ProgressBar label="Uploaded" percent={60} />
        </Specimen>
      </Grid>
    </Sample>
  );
}
