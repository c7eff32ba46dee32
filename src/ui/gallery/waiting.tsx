import { ProgressBar } from '../progress-bar/progress-bar.tsx';
import { FormSkeleton } from '../skeleton/form-skeleton.tsx';
import { Skeleton } from '../skeleton/skeleton.tsx';
import { BusyLine } from '../spinner/busy-line.tsx';
import { Spinner } from '../spinner/spinner.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

export function Waiting() {
  return (
    <Sample title="Waiting">
      <Grid>
        <Specimen name="For a text, and for a block">
          <Skeleton />
          <Skeleton width="60%" />
          <Skeleton height="3rem" />
        </Specimen>
        <Specimen name="For a form">
          <FormSkeleton fields={2} />
        </Specimen>
        <Specimen name="For an action">
          <Spinner />
        </Specimen>
        <Specimen name="For what goes on by itself">
          <BusyLine>Your payment is being checked.</BusyLine>
        </Specimen>
        <Specimen name="For work on something large">
          <ProgressBar label="The picture is being made smaller…" />
        </Specimen>
      </Grid>
    </Sample>
  );
}
