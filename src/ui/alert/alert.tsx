import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { css, cva } from 'styled-system/css';

export type Meaning = 'info' | 'success' | 'warning' | 'error';

type AlertProps = {
  readonly meaning: Meaning;
  readonly title?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons or links for the next step. */
  readonly actions?: ReactNode;
  /** It appears after an action of the person, so screen readers read it at once. */
  readonly live?: boolean;
  readonly id?: string;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

const box = cva({
  base: {
    display: 'flex',
    gap: '3',
    padding: '4',
    borderRadius: 'small',
    borderLeft: '[4px solid]',
    '& > svg': { flexShrink: '0', width: 'icon', height: 'icon', marginTop: '[0.125rem]' },
    '& a': { color: 'current', fontWeight: 'bold', textDecoration: 'underline' },
  },
  variants: {
    meaning: {
      info: { backgroundColor: 'info.ground', color: 'info.text', borderColor: 'info.mark' },
      success: { backgroundColor: 'success.ground', color: 'success.text', borderColor: 'success.mark' },
      warning: { backgroundColor: 'warning.ground', color: 'warning.text', borderColor: 'warning.mark' },
      error: { backgroundColor: 'error.ground', color: 'error.text', borderColor: 'error.mark' },
    },
  },
});
const body = css({ display: 'flex', flexDirection: 'column', gap: '1', minWidth: '0', maxWidth: 'text' });
const heading = css({ fontWeight: 'bold' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' });

export function Alert({ meaning, title, children, actions, live = false, id }: AlertProps) {
  const Icon = icons[meaning];
  const role = meaning === 'error' ? 'alert' : 'status';
  return (
    <div id={id} data-edge="" className={box({ meaning })} role={live ? role : undefined}>
      <Icon aria-hidden="true" />
      <div className={body}>
        {title !== undefined && <p className={heading}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && actions !== false && <div className={buttons}>{actions}</div>}
      </div>
    </div>
  );
}
