import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Sample } from './sample.tsx';

const meanings = ['info', 'success', 'warning', 'error'] as const;

export function Messages() {
  return (
    <Sample title="Alerts">
      {meanings.map((meaning) => (
        <Alert key={meaning} meaning={meaning} title={`An alert of ${meaning}`}>
          You were not charged. Choose another way to pay, or <a href="#later">come back later</a>.
        </Alert>
      ))}
      {meanings.map((meaning) => (
        <Alert key={meaning} quiet meaning={meaning} title={`A quiet alert of ${meaning}`}>
          Reminders can be sent 30 to 90 days ahead. <a href="#later">More about them</a>.
        </Alert>
      ))}
      <Alert meaning="error" actions={<Button>Try again</Button>}>
        The tickets could not be loaded. Nothing was lost.
      </Alert>
    </Sample>
  );
}
