import { useEffect } from 'react';

const prevent = (event: DragEvent): void => {
  if (event.dataTransfer?.types.includes('Files') === true) event.preventDefault();
};

/** If a file is dropped outside its field, prevents the browser from opening it instead of the page. */
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
