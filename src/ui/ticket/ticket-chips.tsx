import { css } from 'styled-system/css';

type TicketChipsProps = {
  readonly chips: readonly string[];
  /** The name of the list for screen readers. */
  readonly label: string | undefined;
};

const list = css({ display: 'flex', flexWrap: 'wrap', gap: '1' });
const chipStyles = css({
  minWidth: '8',
  paddingX: '2',
  border: '[1px solid currentColor]',
  borderRadius: 'small',
  fontSize: 's',
  fontWeight: 'medium',
  textAlign: 'center',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});

/** Short words on a ticket, such as its zones; null without words. */
export function TicketChips({ chips, label }: TicketChipsProps) {
  if (chips.length === 0) return null;
  return (
    <ul className={list} aria-label={label}>
      {chips.map((chip) => (
        <li key={chip} className={chipStyles}>
          {chip}
        </li>
      ))}
    </ul>
  );
}
