import { Smartphone } from 'lucide-react';
import { StateChip } from '../badge/state-chip.tsx';
import { GhostCard } from '../transit-card/ghost-card.tsx';
import { TransitCard } from '../transit-card/transit-card.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const card = { issuer: 'Linka', number: '9203 1100 4412 0087', name: 'Jana Nováková' };

const portrait = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 47 56"><rect width="47" height="56" fill="#d8dde3"/><circle cx="23" cy="22" r="10" fill="#c89b7b"/><circle cx="23" cy="56" r="19" fill="#38598b"/></svg>',
)}`;

export function TransitCards() {
  return (
    <Sample title="Transit cards">
      <Grid>
        <Specimen name="In use">
          <TransitCard
            {...card}
            carrier={
              <>
                <Smartphone aria-hidden="true" /> Phone
              </>
            }
            validity="Valid to 30. 6. 2028"
            state={<StateChip tone="success">Active</StateChip>}
          />
        </Specimen>
        <Specimen name="Cannot be used">
          <TransitCard
            {...card}
            inactive
            carrier="Chip card"
            validity="Valid to 30. 6. 2024"
            state={<StateChip>Expired</StateChip>}
          />
        </Specimen>
        <Specimen name="With long words">
          <TransitCard
            {...card}
            issuer="Integrated transport of the Krkonoše"
            carrier="Contactless payment card"
            name="Maximiliana Hohenzollernová-Sigmaringenová"
            validity="1. 7. 2026 – 30. 6. 2028"
            state="Waits for activation"
          />
        </Specimen>
        <Specimen name="Not made yet, with a photo">
          <TransitCard
            {...card}
            number="Preview of the card"
            carrier="Chip card"
            validity="Student, 1. 9. 2026 – 30. 9. 2027"
            photo={{ src: portrait, alt: 'The holder' }}
          />
        </Specimen>
        <Specimen name="None yet">
          <GhostCard>Your card will be here</GhostCard>
        </Specimen>
      </Grid>
    </Sample>
  );
}
