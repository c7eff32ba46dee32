import { css } from 'styled-system/css';

const styles = css({
  position: 'absolute',
  left: '4',
  top: '[-6rem]',
  zIndex: 'toast',
  padding: '3',
  borderRadius: 'small',
  backgroundColor: 'surface',
  color: 'primaryText',
  fontWeight: 'bold',
  boxShadow: 'floating',
  _focus: { top: '4' },
});

type SkipLinkProps = {
  /** The id of the target element; it must be focusable (`tabIndex={-1}`). */
  readonly target: string;
  readonly label: string;
};

/** The first tab stop of a page: skips the navigation. It does not change the address. */
export function SkipLink({ target, label }: SkipLinkProps) {
  return (
    <a
      href={`#${target}`}
      className={styles}
      onClick={(event) => {
        event.preventDefault();
        document.getElementById(target)?.focus();
      }}
    >
      {label}
    </a>
  );
}
