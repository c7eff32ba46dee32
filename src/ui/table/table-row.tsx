import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { useId } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { selectionCellStyles } from './selection.styles.ts';
import { deleteButton, editButton } from './table-buttons.tsx';
import { hasButtonsOf, hasToolsOf, layoutOf, placeOf } from './table-layout.ts';
import {
  actionsStyles,
  cellStyles,
  expandedStyles,
  leadCellStyles,
  leadDetailStyles,
  leadLinkStyles,
  openerStyles,
  rowLinkStyles,
  rowStyles,
  toolsStyles,
} from './table.styles.ts';
import type { Column, Lead, RowSelection, TableProps } from './table.types.ts';

type TableRowProps<Row> = Pick<
  TableProps<Row>,
  | 'columns'
  | 'lead'
  | 'cards'
  | 'rowTone'
  | 'rowHref'
  | 'rowOpener'
  | 'selection'
  | 'rowActions'
  | 'edit'
  | 'remove'
  | 'expansion'
  | 'texts'
> & {
  readonly row: Row;
  readonly columnCount: number;
};

function SelectionCell<Row>({ row, selection }: { readonly row: Row; readonly selection: RowSelection<Row> }) {
  const label = selection.label(row);
  return (
    <td className={selectionCellStyles} data-selects={label === null ? undefined : ''}>
      {label !== null && (
        <Checkbox
          label={<VisuallyHidden>{label}</VisuallyHidden>}
          checked={selection.selected(row)}
          onChange={(chosen) => selection.onSelect(row, chosen)}
        />
      )}
    </td>
  );
}

function LeadCell<Row>({
  lead,
  row,
  href,
}: {
  readonly lead: Lead<Row>;
  readonly row: Row;
  readonly href: string | undefined;
}) {
  return (
    <td className={leadCellStyles}>
      {href === undefined ? (
        lead.cell(row)
      ) : (
        <a href={href} className={leadLinkStyles}>
          {lead.cell(row)}
        </a>
      )}
      <div className={leadDetailStyles}>{lead.detail(row)}</div>
    </td>
  );
}

function Cell<Row>({
  column,
  row,
  names,
  href,
  isCard,
}: {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly names: boolean;
  readonly href: string | undefined;
  readonly isCard: boolean;
}) {
  const place = placeOf(column);
  const { breaks = false } = column;
  const value = column.cell(row);
  if (names) {
    const isOnReceipt = column.place !== undefined;
    return (
      <th
        scope="row"
        className={cellStyles({ kind: isOnReceipt ? 'plain' : 'name', place, breaks })}
        data-label={isOnReceipt ? column.header : undefined}
      >
        {href === undefined ? (
          value
        ) : (
          <a href={href} className={rowLinkStyles}>
            {value}
            {isCard && <ChevronRight aria-hidden="true" />}
          </a>
        )}
      </th>
    );
  }
  return (
    <td
      className={cellStyles({ kind: column.align === 'end' ? 'number' : 'plain', place, breaks })}
      data-label={column.header}
      data-empty={value === null ? '' : undefined}
    >
      <span>{value ?? '–'}</span>
    </td>
  );
}

function Tools<Row>(props: TableRowProps<Row> & { readonly contentId: string }) {
  const { row, rowOpener, rowActions, edit, remove, expansion, texts, contentId } = props;
  const open = expansion?.expanded(row) ?? false;
  return (
    <td className={cellStyles({ kind: 'tools' })} data-opens={rowOpener === undefined ? undefined : ''}>
      <span className={toolsStyles}>
        {rowOpener?.(row)}
        {hasButtonsOf(props) && (
          <span className={actionsStyles} data-actions="">
            {rowActions?.(row)}
            {edit?.(row, editButton)}
            {remove?.(row, deleteButton)}
          </span>
        )}
        {expansion !== undefined && (
          <span className={openerStyles}>
            <IconButton
              label={open ? texts.collapse : texts.expand}
              icon={open ? <ChevronUp /> : <ChevronDown />}
              aria-expanded={open}
              aria-controls={open ? contentId : undefined}
              onClick={() => expansion.onToggle(row)}
            />
          </span>
        )}
      </span>
    </td>
  );
}

/** One row; if it is opened, its details are below it. */
export function TableRow<Row>(props: TableRowProps<Row>) {
  const { row, columns, lead, cards = false, rowTone, rowHref, selection, expansion, columnCount } = props;
  const href = rowHref?.(row);
  const open = expansion?.expanded(row) === true;
  const contentId = useId();
  return (
    <>
      <tr
        className={rowStyles({ tone: rowTone?.(row) ?? 'plain', layout: layoutOf({ columns, lead }) })}
        data-open={open ? '' : undefined}
      >
        {selection !== undefined && <SelectionCell row={row} selection={selection} />}
        {lead !== undefined && <LeadCell lead={lead} row={row} href={href} />}
        {columns.map((column, index) => (
          <Cell
            key={column.id}
            column={column}
            row={row}
            names={index === 0}
            href={lead === undefined ? href : undefined}
            isCard={cards}
          />
        ))}
        {hasToolsOf(props) && <Tools {...props} contentId={contentId} />}
      </tr>
      {expansion !== undefined && open && (
        <tr id={contentId}>
          <td colSpan={columnCount} className={expandedStyles}>
            {expansion.content(row)}
          </td>
        </tr>
      )}
    </>
  );
}
