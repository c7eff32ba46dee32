import { Ticket as TicketIcon } from 'lucide-react';
import { useState } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Badge } from '../badge/badge.tsx';
import { StateChip } from '../badge/state-chip.tsx';
import { Button } from '../button/button.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Outcome } from '../outcome/outcome.tsx';
import { Grid, Row, Sample, Specimen } from './sample.tsx';

const meanings = ['info', 'success', 'warning', 'error'] as const;
const outcomes = ['success', 'info', 'busy', 'warning', 'neutral'] as const;
const tones = ['neutral', 'info', 'success', 'warning', 'error'] as const;

function Alerts() {
  const [count, setCount] = useState(0);
  return (
    <>
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
      <Alert meaning="error" live actions={<Button onClick={() => setCount(count + 1)}>Try again</Button>}>
        The tickets could not be loaded. Nothing was lost. {count > 0 && `Tried ${count} times.`}
      </Alert>
    </>
  );
}

function Countdowns() {
  const [seconds, setSeconds] = useState(754);
  return (
    <Row>
      <Countdown seconds={seconds} spoken="12 minutes left" />
      <Countdown seconds={59} warning spoken="Less than a minute left" />
      <Countdown seconds={0} warning spoken="The time is over" />
      <Button onClick={() => setSeconds(seconds - 1)}>Tick</Button>
    </Row>
  );
}

export function Messages() {
  return (
    <Sample title="Messages">
      <Alerts />
      <Specimen name="States in a word">
        <Row>
          {tones.map((tone) => (
            <StateChip key={tone} tone={tone}>
              {tone}
            </StateChip>
          ))}
          <StateChip tone="warning">Waits for the custodian of the applicant</StateChip>
        </Row>
      </Specimen>
      <Specimen name="Counts">
        <Row>
          <Badge>3</Badge>
          <Badge grown>12</Badge>
          <Badge>99+</Badge>
        </Row>
      </Specimen>
      <Specimen name="The time that is left: much, little, none">
        <Countdowns />
      </Specimen>
      <Specimen name="The result of a payment, at the top of its page">
        {outcomes.map((meaning) => (
          <Outcome
            key={meaning}
            meaning={meaning}
            title="You have not been charged"
            subject="Order 260012"
            text="The bank has declined the payment of 1 050,00 Kč. The order was kept."
          >
            <Row>
              <Button variant="primary">Pay again</Button>
            </Row>
          </Outcome>
        ))}
      </Specimen>
      <Specimen name="Nothing here yet">
        <Grid>
          <EmptyState text="You have no orders yet." />
          <EmptyState
            icon={<TicketIcon aria-hidden="true" />}
            text="You have no ticket that is valid today or later."
            action={<Button>Buy a ticket</Button>}
          />
        </Grid>
      </Specimen>
    </Sample>
  );
}
