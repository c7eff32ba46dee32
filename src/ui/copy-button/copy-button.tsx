import { Check, Copy } from 'lucide-react';
import { IconButton } from '../icon-button/icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useCopy } from './use-copy.ts';

type CopyButtonProps = {
  /** What is copied. */
  readonly text: string;
  /** The action with its object, such as "Copy the account number". */
  readonly label: string;
  /** Said to screen readers as soon as the text is copied, and shown as the tooltip. */
  readonly copiedLabel: string;
};

/** Copies a text. Without a clipboard in the browser, nothing is shown. */
export function CopyButton({ text, label, copiedLabel }: CopyButtonProps) {
  const clipboard = useCopy(text);
  if (clipboard === null) return null;
  const { copy, copied } = clipboard;
  return (
    <>
      <IconButton
        label={label}
        title={copied ? copiedLabel : label}
        icon={copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        onClick={copy}
      />
      <VisuallyHidden>
        <span role="status">{copied ? copiedLabel : ''}</span>
      </VisuallyHidden>
    </>
  );
}
