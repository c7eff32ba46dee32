import { Line, type Station } from '../line/line.tsx';
import { TicketStub } from '../ticket/ticket-stub.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const stateTexts = { passed: 'done', here: 'now', ahead: 'to come' };
const stations: readonly Station[] = [
  { id: 'who', label: 'Personal data', detail: '12. 11. 2026', state: 'passed' },
  { id: 'custodian', label: 'Custodian', detail: '12. 11. 2026', state: 'passed', branch: true },
  { id: 'photo', label: 'Photo', detail: 'Waits for you', state: 'here' },
  { id: 'profile', label: 'Profile', state: 'ahead' },
  { id: 'delivery', label: 'Delivery', state: 'ahead' },
];

const stub = (zones: readonly string[]) => (
  <TicketStub title="30 days · Adult" note="to 26. 12. 2026" chips={zones} chipsLabel="Zones" price="550,00 Kč" />
);

export function Lines() {
  return (
    <Sample title="Lines">
      <Specimen name="Steps, with a branch that joined">
        <Line direction="across" label="Application" stations={stations} stateTexts={stateTexts} />
      </Specimen>
      <Specimen name="A few steps with details, side by side where there is room">
        <Line
          direction="acrossWhenWide"
          label="First steps"
          stations={stations.filter(({ branch }) => branch !== true).slice(0, 3)}
          stateTexts={stateTexts}
        />
      </Specimen>
      <Grid>
        <Specimen name="A history">
          <Line direction="down" label="History" stations={stations} stateTexts={stateTexts} />
        </Specimen>
        <Specimen name="What comes, with a block at each station">
          <Line
            direction="down"
            label="Next tickets"
            stateTexts={stateTexts}
            stations={[
              { id: 'one', label: 'From Friday 27. 11. 2026', state: 'ahead', content: stub(['100 Lipany-město']) },
              { id: 'two', label: 'From Sunday 27. 12. 2026', state: 'ahead', content: stub(['1', '2', '3', '14']) },
            ]}
          />
        </Specimen>
      </Grid>
    </Sample>
  );
}
