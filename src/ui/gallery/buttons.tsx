import { ShoppingCart } from 'lucide-react';
import { Button } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { LinkButton } from '../link-button/link-button.tsx';
import { Row, Sample } from './sample.tsx';

const variants = ['primary', 'secondary', 'quiet', 'confirm', 'warning', 'danger'] as const;

export function Buttons() {
  return (
    <Sample title="Buttons">
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} loading>
            {variant}
          </Button>
        ))}
      </Row>
      <Row>
        <Button disabled>Disabled</Button>
        <Button variant="primary">
          <ShoppingCart aria-hidden="true" /> Add to cart
        </Button>
        <LinkButton href="#there">Link button</LinkButton>
        <IconButton label="Cart" icon={<ShoppingCart />} />
        <IconButton label="Cart" icon={<ShoppingCart />} disabled />
      </Row>
      <Button variant="primary" block>
        The whole width
      </Button>
    </Sample>
  );
}
