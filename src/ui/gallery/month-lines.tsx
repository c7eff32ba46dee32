import { ActionBar } from '../bottom-bar/action-bar.tsx';
import { Button } from '../button/button.tsx';
import { MonthAxis } from '../month-line/month-axis.tsx';
import { MonthSwatch } from '../month-line/month-swatch.tsx';
import { MonthTrack } from '../month-line/month-track.tsx';
import { Hint } from '../text/hint.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const monthsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, length: 1 / labels.length }));
const months = monthsOf('Nov', 'Dec', 'Jan');
const halfYear = monthsOf('Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr');
const kinds = ['current', 'next', 'suggested'] as const;

export function MonthLines() {
  return (
    <Sample title="Months">
      <Grid>
        <Specimen name="One axis for all tracks: a ticket now, the next one, and a suggested one that goes on; nothing">
          <MonthAxis months={months} today={{ at: 0.27, label: 'today' }} />
          <MonthTrack
            months={months}
            todayAt={0.27}
            bars={[
              { id: '1', kind: 'current', start: 0, length: 0.3, goesOn: false },
              { id: '2', kind: 'next', start: 0.3, length: 0.33, goesOn: false },
              { id: '3', kind: 'suggested', start: 0.63, length: 0.37, goesOn: true },
            ]}
          />
          <MonthTrack months={months} todayAt={0.27} bars={[]} />
        </Specimen>
        <Specimen name="Half a year, on its first day">
          <MonthAxis months={halfYear} today={{ at: 0, label: 'today' }} />
          <MonthTrack months={halfYear} todayAt={0} bars={[]} />
        </Specimen>
        {kinds.map((kind) => (
          <Specimen key={kind} name={`A word for ${kind}`}>
            <MonthSwatch kind={kind} />
            <Hint>30 days, 100 Lipany-město</Hint>
          </Specimen>
        ))}
        <Specimen name="What follows from them, at the bottom of the screen">
          <ActionBar action={<Button variant="primary">Add to basket</Button>}>
            <Hint>3 tickets</Hint>
          </ActionBar>
        </Specimen>
      </Grid>
    </Sample>
  );
}
