import { ActionBar } from '../bottom-bar/action-bar.tsx';
import { Button } from '../button/button.tsx';
import { MonthLine } from '../month-line/month-line.tsx';
import { MonthSwatch } from '../month-line/month-swatch.tsx';
import { Hint } from '../text/hint.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const monthsOf = (...labels: readonly string[]) =>
  labels.map((label) => ({ id: label, label, length: 1 / labels.length }));
const today = { at: 0.27, label: 'today' };
const kinds = ['current', 'next', 'suggested'] as const;

export function MonthLines() {
  return (
    <Sample title="Months">
      <Grid>
        <Specimen name="A ticket now, the next one, and a suggested one that goes on">
          <MonthLine
            months={monthsOf('Nov', 'Dec', 'Jan')}
            today={today}
            bars={[
              { id: '1', kind: 'current', start: 0, length: 0.3, goesOn: false },
              { id: '2', kind: 'next', start: 0.3, length: 0.33, goesOn: false },
              { id: '3', kind: 'suggested', start: 0.63, length: 0.37, goesOn: true },
            ]}
          />
        </Specimen>
        <Specimen name="Nothing, in half a year">
          <MonthLine
            months={monthsOf('Nov', 'Dec', 'Jan', 'Feb', 'Mar', 'Apr')}
            today={{ ...today, at: 0.13 }}
            bars={[]}
          />
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
