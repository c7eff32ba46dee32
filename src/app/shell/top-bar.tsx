import { barInnerStyles, barStyles } from './bar.styles.ts';
import { Logo } from './logo.tsx';

/** The top bar of the visitor's pages. */
export function TopBar() {
  return (
    <header className={barStyles}>
      <div className={barInnerStyles}>
        <Logo />
      </div>
    </header>
  );
}
