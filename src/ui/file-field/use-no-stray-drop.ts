import { useEffect } from 'react';

const prevent = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
};

/** A file that is dropped beside its field is not opened by the browser in place of the page. */
export function useNoStrayDrop(): void {
  useEffect(() => {
    window.addEventListener('dragover', prevent);
    window.addEventListener('drop', prevent);
    return () => {
      window.removeEventListener('dragover', prevent);
      window.removeEventListener('drop', prevent);
    };
  }, []);
}
