import type { ReactNode } from 'react';
import { css, cva, cx } from 'styled-system/css';
import { quietText } from '#ui/text/quiet.styles.ts';

const list = css({ width: 'full' });
const row = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: { base: '2', narrow: '6' },
  rowGap: '3',
  paddingY: '4',
  borderTop: 'line',
  _first: { borderTop: 'none', paddingTop: '0' },
  _last: { paddingBottom: '0' },
});
const words = cva({
  base: { minWidth: '0', display: 'flex', flexDirection: 'column', gap: '1' },
  variants: { short: { true: { flex: '[1 1 11rem]' }, false: { flex: '[1 1 18rem]' } } },
});
const head = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: '3', rowGap: '1' });
const titleText = css({ fontWeight: 'bold', overflowWrap: 'anywhere' });
const detail = cx(quietText, css({ maxWidth: 'text', overflowWrap: 'anywhere' }));

/** A list of people or devices with access; the children are its rows. */
export function TrailRows({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <ul className={list} aria-label={label}>
      {children}
    </ul>
  );
}

/** A detail on a line of its own. */
export function TrailDetail({ children }: { readonly children: ReactNode }) {
  return <p className={detail}>{children}</p>;
}

interface TrailRowProps {
  readonly titleId?: string;
  readonly title: ReactNode;
  /** A state in a word, beside the title. */
  readonly chip?: ReactNode;
  /** The meaning of the state, in a sentence. */
  readonly text?: ReactNode;
  /** The lines of the text are short, so that the action fits beside them on narrow screens. */
  readonly short?: boolean;
  /** The buttons of the row. */
  readonly action?: ReactNode;
  /** The start of the access, and other details. */
  readonly children: ReactNode;
}

export function TrailRow({ titleId, title, chip, text, short = false, action, children }: TrailRowProps) {
  return (
    <li className={row}>
      <div className={words({ short })}>
        <div className={head}>
          <p id={titleId} className={titleText}>
            {title}
          </p>
          {chip}
        </div>
        {text !== undefined && <p>{text}</p>}
        {children}
      </div>
      {action}
    </li>
  );
}
