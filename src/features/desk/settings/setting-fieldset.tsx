import type { ReactNode } from 'react';
import { css, cx } from 'styled-system/css';
import { helpStyles, labelStyles } from '#ui/field/field.styles.ts';

interface SettingFieldsetProps {
  readonly label: string;
  readonly help: string;
  readonly children: ReactNode;
}

const group = css({ display: 'flex', flexDirection: 'column', gap: '4', minWidth: '0' });
const lead = cx(helpStyles, css({ marginBottom: '2' }));

/** The group of fields of a setting that has several fields. */
export function SettingFieldset({ label, help, children }: SettingFieldsetProps) {
  return (
    <fieldset>
      <legend className={labelStyles}>{label}</legend>
      <p className={lead}>{help}</p>
      <div className={group}>{children}</div>
    </fieldset>
  );
}
