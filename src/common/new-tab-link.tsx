import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface NewTabLinkProps {
  readonly href: string;
  /** A text for screen readers: the link opens a new tab. */
  readonly newTab: string;
  readonly children: ReactNode;
}

const linkStyles = css({ color: 'primaryText', textDecoration: 'underline' });

/** A link within the text of a form. It opens a new tab, so that the entered data is not lost. */
export function NewTabLink({ href, newTab, children }: NewTabLinkProps) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className={linkStyles}>
      {children}
      <VisuallyHidden> {newTab}</VisuallyHidden>
    </a>
  );
}
