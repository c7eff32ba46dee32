import { StrictMode, useLayoutEffect } from 'react';
import { App, type AppProps } from '../app.tsx';

interface RootProps extends AppProps {
  /** React has taken the page over. */
  readonly onShown?: () => void;
}

/** What React is given, in the browser and on the server alike. */
export function Root({ onShown, ...props }: RootProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return (
    <StrictMode>
      <App {...props} />
    </StrictMode>
  );
}
