import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import type { WrongField } from '#common/dialog-frame/wrong-fields.ts';
import { Alert } from '#ui/alert/alert.tsx';

const root = css({ borderRadius: 'small' });
const list = css({ display: 'flex', flexDirection: 'column' });
const entry = css({
  minHeight: '8',
  paddingY: '1',
  color: 'current',
  textAlign: 'start',
  textDecoration: 'underline',
  cursor: 'pointer',
});

/** More lines would push the fields themselves out of sight. */
const mostLines = 3;

/**
 * The errors of the open step: the first of them as links that move the focus to their fields, and how many more there
 * are. The list takes the focus when it appears.
 */
export function WrongFieldList({ fields }: { readonly fields: readonly WrongField[] }) {
  const summary = useRef<HTMLDivElement>(null);
  useEffect(() => summary.current?.focus(), []);
  const more = fields.length - mostLines;
  const title = <FormattedMessage id="applicationForm.wrong" values={{ count: fields.length }} />;
  return (
    <div ref={summary} tabIndex={-1} className={root}>
      <Alert meaning="error" title={title}>
        <ul className={list}>
          {fields.slice(0, mostLines).map(({ control, text }, index) => (
            // The same text may occur twice: both profiles may lack the same file.
            <li key={`${String(index)} ${text}`}>
              <button type="button" className={entry} onClick={() => control.focus()}>
                {text}
              </button>
            </li>
          ))}
        </ul>
        {more > 0 && <FormattedMessage id="applicationForm.wrong.more" values={{ count: more }} />}
      </Alert>
    </div>
  );
}
