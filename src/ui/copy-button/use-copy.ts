import { useState } from 'react';

/** A function that copies a text to the clipboard, and whether the text was copied; null if the browser has no clipboard. */
export function useCopy(text: string): { readonly copy: () => void; readonly copied: boolean } | null {
  const [copied, setCopied] = useState<string | null>(null);
  if (!('clipboard' in navigator)) return null;
  const copy = () =>
    void navigator.clipboard.writeText(text).then(
      () => setCopied(text),
      () => {},
    );
  return { copy, copied: copied === text };
}
