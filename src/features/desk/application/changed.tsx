import { FormattedMessage } from 'react-intl';
import { css } from 'styled-system/css';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

interface ChangedProps {
  readonly value: string | null;
  /** The verified value; undefined = the person was never verified. */
  readonly former: string | null | undefined;
}

const mark = css({ backgroundColor: 'warning.ground', color: 'warning.text', paddingX: '1', borderRadius: 'small' });
const old = css({ color: 'inkSoft', textDecoration: 'line-through', fontWeight: 'regular' });

/**
 * A value. If it differs from the verified value, the verified value and the new value are shown and marked, in this
 * order.
 */
export function Changed({ value, former }: ChangedProps) {
  const shown = value ?? '–';
  if (former === undefined || former === value) return <>{shown}</>;
  return (
    <>
      <VisuallyHidden>
        <FormattedMessage id="deskApplication.changed.from" />{' '}
      </VisuallyHidden>
      <del className={old}>{former ?? '–'}</del> <span aria-hidden="true">→</span>{' '}
      <VisuallyHidden>
        <FormattedMessage id="deskApplication.changed.to" />{' '}
      </VisuallyHidden>
      <ins className={mark}>{shown}</ins>
    </>
  );
}
