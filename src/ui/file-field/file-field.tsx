import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, type Ref, useId, useState } from 'react';
import { css, cx } from 'styled-system/css';
import { buttonStyles } from '../button/button.styles.ts';
import { FieldMessage } from '../field/field-message.tsx';
import { fieldStyles, labelStyles } from '../field/field.styles.ts';
import { useNoStrayDrop } from './use-no-stray-drop.ts';

type FileFieldProps = {
  readonly label: string;
  readonly help?: string | undefined;
  readonly error?: string | undefined;
  /** The text of the button, and the text beside it for people who drag files. */
  readonly choose: string;
  readonly drop: string;
  /** The file extensions that the device's file chooser offers, such as `.pdf,.png`. */
  readonly accept: string;
  /** A file is being checked: no other file can be chosen. */
  readonly busy: boolean;
  readonly onFile: (file: File) => void;
  readonly ref?: Ref<HTMLInputElement>;
  /** The chosen file; screen readers read its changes. */
  readonly children: ReactNode;
};

const zone = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  padding: '4',
  border: '[1px dashed {colors.control}]',
  borderRadius: 'small',
  backgroundColor: 'page',
  transitionProperty: '[background-color]',
  transitionDuration: 'quick',
  '&[data-over=true]': { backgroundColor: 'info.ground', borderStyle: 'solid' },
  '&[data-wrong=true]': { borderColor: 'error.mark', _forced: { borderWidth: '[2px]' } },
});
/** The hidden input is at the place of its button, so that the page scrolls there when the input gets the focus. */
const chooser = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '3',
  rowGap: '1',
});
const input = css({ srOnly: true });
/** The input is invisible, so its button shows the focus ring. */
const button = css({
  'input:focus-visible + &': { outline: '[3px solid var(--brand-primary-text)]', outlineOffset: '[2px]' },
  'input[aria-disabled=true] + &': { cursor: 'progress' },
});
const aside = css({ color: 'inkSoft', fontSize: 's', hideBelow: 'narrow' });

/** Chooses one file with the device's file chooser or by drag and drop. The children show the chosen file. */
export function FileField({ label, help, error, choose, drop, accept, busy, onFile, ref, children }: FileFieldProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  useNoStrayDrop();
  const takeFile = (file: File | undefined): void => {
    if (file !== undefined && !busy) onFile(file);
  };
  const chooseDropped = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    takeFile(event.dataTransfer.files[0]);
  };
  return (
    <div className={fieldStyles}>
      <span id={`${id}-label`} className={labelStyles}>
        {label}
      </span>
      <div
        className={zone}
        data-over={over}
        data-wrong={error !== undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={chooseDropped}
      >
        <div role="status">{children}</div>
        <div className={chooser}>
          <input
            ref={ref}
            id={id}
            type="file"
            className={input}
            accept={accept}
            aria-labelledby={`${id}-label ${id}-button`}
            aria-describedby={`${id}-message`}
            aria-invalid={error === undefined ? undefined : true}
            aria-disabled={busy || undefined}
            onClick={(event) => {
              if (busy) event.preventDefault();
            }}
            onChange={({ target }) => {
              takeFile(target.files?.[0]);
              // Reset, so that the same file can be chosen again.
              target.value = '';
            }}
          />
          <label id={`${id}-button`} htmlFor={id} className={cx(buttonStyles({ variant: 'secondary' }), button)}>
            <Upload aria-hidden="true" />
            {choose}
          </label>
          <span className={aside} aria-hidden="true">
            {drop}
          </span>
        </div>
      </div>
      <div id={`${id}-message`} aria-live="polite">
        <FieldMessage id={`${id}-text`} help={help} error={error} />
      </div>
    </div>
  );
}
