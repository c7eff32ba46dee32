import { StrictMode, Suspense, useLayoutEffect } from 'react';
import { App, type AppProps } from '../app.tsx';

interface RootProps extends AppProps {
  /** Called after the first rendering or hydration. */
  readonly onShown?: () => void;
}

function Shown({ onShown, ...props }: RootProps) {
  useLayoutEffect(() => onShown?.(), [onShown]);
  return <App {...props} />;
}

/** The root component, the same in the browser and on the server. With `Suspense`, React hydrates in short tasks. */
export function Root(props: RootProps) {
  return (
    <StrictMode>
      <Suspense>
        <Shown {...props} />
      </Suspense>
    </StrictMode>
  );
}
