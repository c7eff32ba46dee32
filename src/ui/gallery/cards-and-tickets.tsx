import { Smartphone } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../badge/badge.tsx';
import { StateChip } from '../badge/state-chip.tsx';
import { Button } from '../button/button.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { DataList, DataRow } from '../data-list/data-list.tsx';
import { Disclosure } from '../disclosure/disclosure.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { Line, type Station } from '../line/line.tsx';
import { PageSection } from '../page/page-section.tsx';
import { TicketStub } from '../ticket/ticket-stub.tsx';
import { Ticket } from '../ticket/ticket.tsx';
import { GhostCard } from '../transit-card/ghost-card.tsx';
import { TransitCard } from '../transit-card/transit-card.tsx';
import { Grid, Row, Sample } from './sample.tsx';

const stateTexts = { passed: 'done', here: 'now', ahead: 'to come' };
const stations: readonly Station[] = [
  { id: 'who', label: 'Personal data', detail: '12. 11. 2026', state: 'passed' },
  { id: 'custodian', label: 'Custodian', detail: '12. 11. 2026', state: 'passed', branch: true },
  { id: 'photo', label: 'Photo', detail: 'Waits for you', state: 'here' },
  { id: 'profile', label: 'Profile', state: 'ahead' },
  { id: 'delivery', label: 'Delivery', state: 'ahead' },
];
const ends = { from: { label: 'From', date: '24. 11. 2026' }, to: { label: 'To', date: '23. 12. 2026' } };

const stub = (zones: readonly string[]) => (
  <TicketStub title="30 days · Adult" note="to 26. 12. 2026" chips={zones} chipsLabel="Zones" price="550,00 Kč" />
);

export function CardsAndTickets() {
  const [seconds, setSeconds] = useState(754);
  return (
    <Sample title="Lines, tickets, cards">
      <Line label="Application" stations={stations} stateTexts={stateTexts} />
      <Line
        direction="acrossWhenWide"
        label="First steps"
        stations={stations.filter(({ branch }) => branch !== true).slice(0, 3)}
        stateTexts={stateTexts}
      />
      <PageSection title="My data" lead="A branch can change them.">
        <DataList>
          <DataRow label="Name">Jana Nováková</DataRow>
          <DataRow label="Card">9203 1100 4412 0087</DataRow>
          <DataRow label="Password">
            <Button>Change password</Button>
          </DataRow>
        </DataList>
      </PageSection>
      <Ticket
        state="active"
        stateLabel="Valid"
        title="30 days · Adult"
        person="Jana Nováková"
        {...ends}
        chips={['1', '2', '3', '14']}
        price="1 550,00 Kč"
      />
      <Ticket
        state="future"
        stateLabel="From Monday"
        title="30 days · Adult"
        person="Jana Nováková"
        {...ends}
        chips={['1', '2']}
        price="550,00 Kč"
        actions={<Button variant="quiet">Take out</Button>}
      />
      <Ticket
        state="expired"
        stateLabel="Expired"
        title="30 days · Adult"
        person="Jana Nováková"
        {...ends}
        chips={['All zones']}
        price="550,00 Kč"
      />
      <Line
        direction="down"
        label="Next tickets"
        stateTexts={stateTexts}
        stations={[
          { id: 'one', label: 'From Friday 27. 11. 2026', state: 'ahead', content: stub(['100 Lipany-město']) },
          { id: 'two', label: 'From Sunday 27. 12. 2026', state: 'ahead', content: stub(['1', '2', '3', '14']) },
        ]}
      />
      <Disclosure label="Ticket history">What has ended.</Disclosure>
      <Grid>
        <TransitCard
          issuer="Linka"
          carrier={
            <>
              <Smartphone aria-hidden="true" /> Phone
            </>
          }
          number="9203 1100 4412 0087"
          name="Jana Nováková"
          validity="Valid to 30. 6. 2028"
          state={<StateChip tone="success">Active</StateChip>}
        />
        <TransitCard
          inactive
          issuer="Linka"
          carrier="Chip card"
          number="9203 1100 4412 0087"
          name="Jana Nováková"
          validity="Valid to 30. 6. 2024"
          state={<StateChip>Expired</StateChip>}
        />
        <GhostCard>Your card will be here</GhostCard>
        <Line direction="down" label="Application" stations={stations} stateTexts={stateTexts} />
        <div>
          <Row>
            <Countdown seconds={seconds} spoken="12 minutes left" />
            <Countdown seconds={59} warning spoken="Less than a minute left" />
            <Button onClick={() => setSeconds(seconds - 1)}>Tick</Button>
            <Badge>9+</Badge>
          </Row>
          <Row>
            {(['neutral', 'info', 'success', 'warning', 'error'] as const).map((tone) => (
              <StateChip key={tone} tone={tone}>
                {tone}
              </StateChip>
            ))}
          </Row>
          <EmptyState text="Your cart is empty." action={<Button variant="primary">Buy a ticket</Button>} />
        </div>
      </Grid>
    </Sample>
  );
}
