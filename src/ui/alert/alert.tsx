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
  /** Only the icon is coloured: for a message that may be read later than the rest of the page. */
  readonly quiet?: boolean;
  /** The alert appears after an action of the person, so screen readers read it at once. */
  readonly live?: boolean;
  readonly id?: string;
};

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, error: CircleAlert } as const;

const box = cva({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    '& > svg': { flexShrink: '0', width: 'icon', height: 'icon', marginTop: '[0.125rem]' },
    '& a:not([data-button])': { color: 'current', fontWeight: 'bold', textDecoration: 'underline' },
  },
  variants: {
    quiet: {
      true: { borderLeft: 'none', backgroundColor: 'transparent', color: 'ink' },
      false: { padding: '4', borderRadius: 'small', borderLeft: '[4px solid]' },
    },
    meaning: { info: {}, success: {}, warning: {}, error: {} },
  },
  compoundVariants: [
    {
      quiet: false,
      meaning: 'info',
      css: { backgroundColor: 'info.ground', color: 'info.text', borderColor: 'info.mark' },
    },
    {
      quiet: false,
      meaning: 'success',
      css: { backgroundColor: 'success.ground', color: 'success.text', borderColor: 'success.mark' },
    },
    {
      quiet: false,
      meaning: 'warning',
      css: { backgroundColor: 'warning.ground', color: 'warning.text', borderColor: 'warning.mark' },
    },
    {
      quiet: false,
      meaning: 'error',
      css: { backgroundColor: 'error.ground', color: 'error.text', borderColor: 'error.mark' },
    },
    { quiet: true, meaning: 'info', css: { '& > svg': { color: { base: 'info.mark', _forced: 'current' } } } },
    { quiet: true, meaning: 'success', css: { '& > svg': { color: { base: 'success.mark', _forced: 'current' } } } },
    { quiet: true, meaning: 'warning', css: { '& > svg': { color: { base: 'warning.mark', _forced: 'current' } } } },
    { quiet: true, meaning: 'error', css: { '& > svg': { color: { base: 'error.mark', _forced: 'current' } } } },
  ],
});
/** If large letters leave no space beside the icon, the text starts below the icon. */
const body = css({
  flex: '[1 1 10rem]',
  display: 'flex',
  flexDirection: 'column',
  gap: '1',
  minWidth: '0',
  maxWidth: 'text',
});
const heading = css({ fontWeight: 'bold' });
const buttons = css({ display: 'flex', flexWrap: 'wrap', gap: '2', marginTop: '2' });

export function Alert({ meaning, title, children, actions, quiet = false, live = false, id }: AlertProps) {
  const Icon = icons[meaning];
  const role = meaning === 'error' ? 'alert' : 'status';
  return (
    <div id={id} data-edge={quiet ? undefined : ''} className={box({ meaning, quiet })} role={live ? role : undefined}>
      <Icon aria-hidden="true" />
      <div className={body}>
        {title !== undefined && <p className={heading}>{title}</p>}
        {children !== undefined && <div>{children}</div>}
        {actions !== undefined && actions !== false && <div className={buttons}>{actions}</div>}
      </div>
    </div>
  );
}
