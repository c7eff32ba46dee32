import { type ChangeEvent, type ReactNode, useRef } from 'react';
import { Button } from '../button/button.tsx';

type FileButtonProps = {
  /** The types of the files that are offered. */
  readonly accept: string;
  /** On a telephone the camera takes a picture, and no file is chosen. */
  readonly capture?: 'user';
  readonly variant?: 'secondary' | 'quiet';
  readonly 'aria-describedby'?: string | undefined;
  readonly 'aria-invalid'?: true | undefined;
  readonly onFile: (file: File) => void;
  readonly children: ReactNode;
};

/** A button that has a file chosen. */
export function FileButton({ accept, capture, onFile, ...button }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen once more.
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
