import { FormattedMessage, useIntl } from 'react-intl';
import { ButtonRow } from '#ui/button/button-row.tsx';
import { Button } from '#ui/button/button.tsx';
import { ProgressBar } from '#ui/progress-bar/progress-bar.tsx';

interface PhotoProgressProps {
  readonly work: 'reading' | 'making';
  readonly onStop: () => void;
}

/** Shows how the file is being processed, with a button that stops it. */
export function PhotoProgress({ work, onStop }: PhotoProgressProps) {
  const label = useIntl().formatMessage({ id: `photo.work.${work}` });
  return (
    <>
      <p role="status">{label}</p>
      <ProgressBar label={label} />
      <ButtonRow>
        <Button variant="quiet" onClick={onStop}>
          <FormattedMessage id="photo.stop" />
        </Button>
      </ButtonRow>
    </>
  );
}
