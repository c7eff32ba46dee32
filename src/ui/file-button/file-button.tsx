import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';

type FileButtonProps = {
  /** The types of files that can be chosen. */
  readonly accept: string;
  /** On a telephone, opens the camera instead of the file chooser. */
  readonly capture?: 'user';
  readonly variant?: 'secondary' | 'quiet';
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
};

/** A button that opens the file chooser. */
export function FileButton({ accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // Reset, so that the same file can be chosen again.
    currentTarget.value = '';
    if (file !== undefined) onFile(file);
  };
  return (
    <>
      <input ref={input} type="file" hidden accept={accept} capture={capture} onChange={choose} />
      <Button {...button} onClick={() => input.current?.click()} />
    </>
  );
}
