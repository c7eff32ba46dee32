import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../button/button.tsx';
import { inLineWithTexts } from '../button/in-line.styles.ts';

interface DisclosureProps {
  readonly label: ReactNode;
  /** The content, rendered only while it is open. */
  readonly children: ReactNode;
}

const content = css({ paddingTop: '4' });

/** A part of a page that is closed at first; one press opens it. */
export function Disclosure({ label, children }: DisclosureProps) {
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div className={inLineWithTexts}>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {label}
        </Button>
      </div>
      <div id={contentId} className={content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
