import { useId, type ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { raised } from '../card/raised.styles.ts';
import { belowWaiting } from '../room/below-waiting.styles.ts';
import { Heading } from '../text/heading.tsx';

type PageSectionProps = {
  readonly title: string;
  /** A description of the section, under its heading. */
  readonly lead?: ReactNode;
  readonly children: ReactNode;
};

const section = cx(
  belowWaiting,
  css({
    display: 'grid',
    gap: { base: '4', wide: '8' },
    alignItems: 'start',
    gridTemplateColumns: { base: '[minmax(0, 1fr)]', wide: '[min(18rem, 35%) minmax(0, 1fr)]' },
  }),
);
const words = css({ display: 'flex', flexDirection: 'column', gap: '1', paddingTop: { wide: '6' } });
const leadText = css({ maxWidth: 'text', color: 'inkSoft' });
const ground = cx(
  raised,
  css({
    padding: { base: '4', narrow: '6' },
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'flex-start',
    gap: '4',
  }),
);

/**
 * A part of a page with its own heading. If there is enough space, the heading is beside the content. It appears when the
 * parts above it are loaded.
 */
export function PageSection({ title, lead, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className={section} aria-labelledby={id}>
      <div className={words}>
        <Heading id={id}>{title}</Heading>
        {lead !== undefined && <p className={leadText}>{lead}</p>}
      </div>
      <div className={ground} data-edge="">
        {children}
      </div>
    </section>
  );
}
