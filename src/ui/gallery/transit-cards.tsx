import { Smartphone } from 'lucide-react';
import { StateChip } from '../badge/state-chip.tsx';
import { GhostCard } from '../transit-card/ghost-card.tsx';
import { TransitCard } from '../transit-card/transit-card.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const card = { issuer: 'Linka', number: '9203 1100 4412 0087', name: 'Jana Nováková' };

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
        <Specimen name="None yet">
          <GhostCard>Your card will be here</GhostCard>
        </Specimen>
      </Grid>
    </Sample>
  );
}
