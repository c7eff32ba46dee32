import { StrictMode, Suspense, useLayoutEffect } from 'react';
import { App, type AppProps } from '../app.tsx';

interface RootProps extends AppProps {
  /** React has taken the page over. */
  readonly onShown?: () => void;
}

function Shown({ onShown, ...props }: RootProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return <App {...props} />;
}

/** What React is given, in the browser and on the server alike. Within `Suspense` it takes a page over in short tasks. */
export function Root(props: RootProps) {
  return (
    <StrictMode>
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </StrictMode>
  );
}
