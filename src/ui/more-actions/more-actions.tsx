import { ChevronDown, ChevronUp } from 'lucide-react';
import { useId, useState, type ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from '../button/button.tsx';

type MoreActionsProps = {
  readonly label: string;
  /** The accessible name: the label, and what the actions are about. */
  readonly name: string;
  /** Quiet buttons. They stay mounted, so that the dialogs that they open do not depend on whether they are shown. */
  readonly children: ReactNode;
};

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'flex-end', _tight: 'flex-start' },
  '&:not(:has([data-more] :is(button, a)))': { display: 'none' },
});
const list = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: { base: 'flex-end', _tight: 'flex-start' },
});

/** The rare or grave actions of an element, behind one button. Without actions, nothing is shown. */
export function MoreActions({ label, name, children }: MoreActionsProps) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const Chevron = isOpen ? ChevronUp : ChevronDown;
  return (
    <div className={box}>
      <Button
        variant="quiet"
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <Chevron aria-hidden="true" />
      </Button>
      <div id={id} className={list} hidden={!isOpen} data-more="">
        {children}
      </div>
    </div>
  );
}
