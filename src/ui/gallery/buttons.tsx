import { ShoppingCart } from 'lucide-react';
import { ButtonRow } from '../button/button-row.tsx';
import { Button } from '../button/button.tsx';
import { CopyButton } from '../copy-button/copy-button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Row, Sample, Specimen } from './sample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'confirm', 'warning', 'danger'] as const;

export function Buttons() {
  return (
    <Sample title="Buttons">
      <Specimen name="At rest">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant}>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Loading">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} loading>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Disabled">
        <Row>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} disabled>
              {variant}
            </Button>
          ))}
        </Row>
      </Specimen>
      <Specimen name="Unavailable, with the reason beside it">
        <Row>
          <Button variant="primary" unavailable aria-describedby="unavailable-reason">
            Pay
          </Button>
          <p id="unavailable-reason">The cart has run out.</p>
        </Row>
      </Specimen>
      <Specimen name="Links">
        <Row>
          {variants.map((variant) => (
            <LinkButton key={variant} href="#there" variant={variant}>
              {variant}
            </LinkButton>
          ))}
        </Row>
      </Specimen>
      <Specimen name="In a row: from the beginning, in the middle, full on a phone, and none">
        <ButtonRow align="start">
          <Button variant="primary">Download invoice</Button>
          <Button>Add to calendar</Button>
          <Button variant="quiet">Send the confirmation again</Button>
        </ButtonRow>
        <ButtonRow align="center">
          <LinkButton href="#there" variant="quiet">
            Back to log-in
          </LinkButton>
        </ButtonRow>
        <ButtonRow align="fill">
          <Button variant="primary">Try again</Button>
          <Button>Change the amount</Button>
        </ButtonRow>
        <ButtonRow>{null}</ButtonRow>
      </Specimen>
      <Specimen name="With an icon, and an icon alone">
        <Row>
          <Button variant="primary">
            <ShoppingCart aria-hidden="true" /> Add to cart
          </Button>
          <IconButton label="Cart" icon={<ShoppingCart />} />
          <IconButton label="The cart is empty" icon={<ShoppingCart />} disabled />
        </Row>
      </Specimen>
      <Specimen name="Copies a text; afterwards it says so">
        <Row>
          <span>260012</span>
          <CopyButton text="260012" label="Copy the variable symbol" copiedLabel="Copied" />
        </Row>
      </Specimen>
      <Specimen name="The whole width: always, and on narrow screens">
        <Button variant="primary" block>
          Pay 12 450,00 Kč by the payment card that you saved last time
        </Button>
        <Row>
          <Button block="whenNarrow">Download the invoice</Button>
        </Row>
      </Specimen>
    </Sample>
  );
}
