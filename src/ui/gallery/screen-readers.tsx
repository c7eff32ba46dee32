import { Button } from '../button/button.tsx';
import { KeyHint } from '../key-hint/key-hint.tsx';
import { KeyName } from '../key-hint/key-name.tsx';
import { SkipLink } from '../skip-link/skip-link.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { Sample, Specimen } from './sample.tsx';

export function ScreenReaders() {
  return (
    <Sample title="For screen readers and keyboards">
      <Specimen name="A text that is only read out is between the arrows">
        <p>
          → <VisuallyHidden>Only for those who listen</VisuallyHidden> ←
        </p>
      </Specimen>
      <Specimen name="A link that appears at the top when it has the focus">
        <SkipLink target="parts" label="Skip to content" />
      </Specimen>
      <Specimen name="A key that presses a button, in the button and in a text">
        <Button variant="primary" aria-keyshortcuts="A">
          Approve <KeyHint value="A" />
        </Button>
        <p>
          <KeyName>A</KeyName> approves.
        </p>
      </Specimen>
    </Sample>
  );
}
