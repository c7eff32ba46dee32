import { useIntl } from 'react-intl';
import { useCurrency } from '#i18n/currency.ts';
import { cellText, type CellType, type CellValues } from './cell-text.ts';
import { NoWrap } from './no-wrap.tsx';

interface CellProps<Type extends CellType> {
  readonly type: Type;
  readonly value: CellValues[Type] | null;
}

/** The content of a cell of one of the eleven cell types (TBL-01); a missing value is shown as a dash. */
export function Cell<Type extends CellType>({ type, value }: CellProps<Type>) {
  const intl = useIntl();
  const currency = useCurrency();
  if (value === null) return <span>–</span>;
  const text = cellText(type, value, intl, currency);
  if (type === 'person') return <span>{text}</span>;
  const isTime = (type === 'date' || type === 'dateTime') && typeof value === 'string';
  if (type === 'boolean') return <NoWrap>{text}</NoWrap>;
  return (
    <NoWrap>
      {isTime ? (
        <time dateTime={value} translate="no">
          {text}
        </time>
      ) : (
        <span translate="no">{text}</span>
      )}
    </NoWrap>
  );
}
