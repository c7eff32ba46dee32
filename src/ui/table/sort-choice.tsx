import { ArrowDown, ArrowUp } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { sortChoiceStyles } from './table.styles.ts';
import type { Column, Sort, TableTexts } from './table.types.ts';

type SortChoiceProps<Row> = {
  /** The columns by which the rows can be sorted. */
  readonly columns: readonly Column<Row>[];
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort) => void;
  readonly texts: TableTexts;
};

/** The sort order as a select, for narrow screens without column headers. */
export function SortChoice<Row>({ columns, sort, onSort, texts }: SortChoiceProps<Row>) {
  const options = columns.map(({ id, header }) => ({ value: id, label: header }));
  const by = sort?.by ?? options[0]?.value ?? '';
  const descending = sort?.descending ?? false;
  return (
    <div className={sortChoiceStyles}>
      <NativeSelect
        label={texts.sortBy}
        isLabelWide
        options={options}
        value={by}
        onChange={(next) => onSort({ by: next, descending })}
      />
      <IconButton
        label={descending ? texts.descending : texts.ascending}
        icon={descending ? <ArrowDown /> : <ArrowUp />}
        onClick={() => onSort({ by, descending: !descending })}
      />
    </div>
  );
}
