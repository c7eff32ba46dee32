import { Plus } from 'lucide-react';
import { useState, type ComponentProps } from 'react';
import { Button } from '#ui/button/button.tsx';
import { inLineWithTexts } from '#ui/button/in-line.styles.ts';
import { TextArea } from '#ui/text-area/text-area.tsx';

interface NoteFieldProps extends ComponentProps<typeof TextArea> {
  readonly addLabel: string;
}

const focus = (area: HTMLTextAreaElement | null): void => area?.focus();

/**
 * The field for a note. Few people write a note, so a button shows it; if a note exists already, it is shown at once.
 */
export function NoteField({ addLabel, ...area }: NoteFieldProps) {
  const [isPressed, setPressed] = useState(false);
  const [wasThere] = useState(area.value !== '');
  if (isPressed || wasThere) return <TextArea {...area} {...(isPressed && { ref: focus })} />;
  return (
    <div className={inLineWithTexts}>
      <Button variant="quiet" onClick={() => setPressed(true)} disabled={area.readOnly}>
        <Plus aria-hidden="true" />
        {addLabel}
      </Button>
    </div>
  );
}
