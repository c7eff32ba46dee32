import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../button/button.tsx';
import { inLineWithTexts } from '../button/in-line.styles.ts';

interface DisclosureProps {
  readonly label: ReactNode;
  /** The content, rendered only while it is open. */
  readonly children: ReactNode;
  /** For high content: when it is opened, the page or dialog scrolls until it is visible. */
  readonly opensIntoView?: boolean;
}

const content = css({ paddingTop: '4' });

/** A part of a page that is closed at first; one press opens it. */
export function Disclosure({ label, children, opensIntoView = false }: DisclosureProps) {
  const contentId = useId();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen && opensIntoView) place.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, opensIntoView]);
  return (
    <div>
      <div className={inLineWithTexts}>
        <Button variant="quiet" aria-expanded={isOpen} aria-controls={contentId} onClick={() => setOpen(!isOpen)}>
          {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          {label}
        </Button>
      </div>
      <div ref={place} id={contentId} className={content} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </div>
  );
}
