import { Button } from '../button/button.tsx';
import { Fact } from '../data-list/fact.tsx';
import { Heading } from '../text/heading.tsx';
import { Hint } from '../text/hint.tsx';
import { Grid, Row, Sample, Specimen } from './sample.tsx';

export function Texts() {
  return (
    <Sample title="Texts">
      <Specimen name="The heading of a section">
        <Heading id="texts-bought">What you ordered</Heading>
      </Specimen>
      <Specimen name="A hint, and the reason of a button that is disabled">
        <Hint>Adding a ticket charges nothing yet. 1 234 567,00 Kč are numbers of one width.</Hint>
        <Row>
          <Button unavailable aria-describedby="texts-reason">
            Buy
          </Button>
          <Hint id="texts-reason">There is nothing to buy today.</Hint>
        </Row>
      </Specimen>
      <Specimen name="Facts: a value under its name, in three sizes, and at the right edge">
        <Grid>
          <dl>
            <Fact label="Birth day" size="m">
              12. 11. 1992
            </Fact>
            <Fact label="Balance now" size="l">
              895,50 Kč
            </Fact>
          </dl>
          <dl>
            <Fact label="E-wallet" size="xl">
              12 895,50 Kč
            </Fact>
            <Fact label="Balance then" size="l" align="end">
              1 395,50 Kč
            </Fact>
            <Fact label="Profile" align="start">
              Student 18–26 with a card of the ISIC association, 1. 9. 2026 – 31. 10. 2027
            </Fact>
          </dl>
        </Grid>
      </Specimen>
    </Sample>
  );
}
