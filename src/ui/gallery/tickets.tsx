import { Button } from '../button/button.tsx';
import { TicketStub } from '../ticket/ticket-stub.tsx';
import { Ticket } from '../ticket/ticket.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const ticket = {
  title: '30 days · Adult',
  person: 'Jana Nováková',
  from: { label: 'From', date: '24. 11. 2026' },
  to: { label: 'To', date: '23. 12. 2026' },
  chipsLabel: 'Zones',
};
const stub = { title: '30 days · Adult', note: 'to 26. 12. 2026', chipsLabel: 'Zones', price: '550,00 Kč' };

export function Tickets() {
  return (
    <Sample title="Tickets">
      <Specimen name="Valid">
        <Ticket {...ticket} state="active" stateLabel="Valid" chips={['1', '2', '3', '14']} price="1 550,00 Kč" />
      </Specimen>
      <Specimen name="Not valid yet">
        <Ticket
          {...ticket}
          state="future"
          stateLabel="From Monday"
          chips={['1', '2']}
          price="550,00 Kč"
          actions={<Button variant="quiet">Take out</Button>}
        />
      </Specimen>
      <Specimen name="Expired">
        <Ticket {...ticket} state="expired" stateLabel="Expired" chips={['All zones']} price="550,00 Kč" />
      </Specimen>
      <Specimen name="With long words">
        <Ticket
          {...ticket}
          state="active"
          stateLabel="Valid to the end of the school year"
          title="365 days · Student 18–26 with a card of the ISIC association"
          person="Maximiliana Hohenzollernová-Sigmaringenová ze Šternberka"
          chips={['100 Lipany-město', '101 Lipany-okolí', '120 Javorná pod Lesem', '180 Horní Olešná']}
          price="12 450,00 Kč"
        />
      </Specimen>
      <Specimen name="Several that are listed, without zones and with them">
        <Grid>
          <TicketStub {...stub} chips={[]} />
          <TicketStub {...stub} chips={['100 Lipany-město', '101 Lipany-okolí', '1', '2', '3']} />
        </Grid>
      </Specimen>
    </Sample>
  );
}
