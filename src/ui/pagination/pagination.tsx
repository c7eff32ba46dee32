import { ChevronLeft, ChevronRight } from 'lucide-react';
import { css, cx } from 'styled-system/css';
import { Button } from '../button/button.tsx';
import { NativeSelect } from '../native-select/native-select.tsx';
import { quietText } from '../text/quiet.styles.ts';

const pageSizes = [10, 25, 50, 100] as const;

export type PaginationProps = {
  /**
   * False if all rows fit on one page of the smallest size: then only the range is rendered, for screen readers only.
   */
  readonly shown?: boolean;
  readonly size: number;
  readonly onSize: (size: number) => void;
  /** Undefined on the first or last page. */
  readonly onPrevious?: (() => void) | undefined;
  readonly onNext?: (() => void) | undefined;
  readonly texts: {
    readonly pages: string;
    readonly size: string;
    readonly previous: string;
    readonly next: string;
    /** The rows shown and the total, such as '26–50 of 300'. */
    readonly range: string;
  };
};

const bar = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '3' });
const turn = css({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: '2',
  width: { base: 'full', narrow: 'auto' },
});
const alone = css({ srOnly: true });
const range = cx(
  quietText,
  css({
    marginLeft: 'auto',
  }),
);

export function Pagination({ shown = true, size, onSize, onPrevious, onNext, texts }: PaginationProps) {
  const options = pageSizes.map((each) => ({ value: String(each), label: String(each) }));
  return (
    <div className={shown ? bar : alone}>
      {shown && (
        <NativeSelect
          label={texts.size}
          options={options}
          value={String(size)}
          onChange={(next) => onSize(Number(next))}
        />
      )}
      <span className={range} role="status">
        {texts.range}
      </span>
      {shown && (
        <nav className={turn} aria-label={texts.pages}>
          <Button variant="quiet" unavailable={onPrevious === undefined} onClick={onPrevious}>
            <ChevronLeft aria-hidden="true" /> {texts.previous}
          </Button>
          <Button variant="quiet" unavailable={onNext === undefined} onClick={onNext}>
            {texts.next} <ChevronRight aria-hidden="true" />
          </Button>
        </nav>
      )}
    </div>
  );
}
