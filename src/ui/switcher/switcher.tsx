import { CalendarClock, CircleAlert, CircleCheck, CircleDashed, Clock } from 'lucide-react';
import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css, cva, cx } from 'styled-system/css';
import { showInLine } from '../tabs/show-in-line.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

type Tone = 'success' | 'warning' | 'error' | 'neutral';

export interface SwitcherLink {
  readonly id: string;
  readonly href: string;
  readonly label: string;
  /** One short line under the label. */
  readonly detail: ReactNode;
  /** A text that marks the link as important; an icon in the corner shows it. */
  readonly mark?: string | undefined;
  /** Undefined = no icon. */
  readonly tone: Tone | undefined;
  /** Whether this page is open. */
  readonly current: boolean;
}

interface SwitcherProps {
  readonly label: string;
  readonly links: readonly SwitcherLink[];
  /** Shown after the last link. */
  readonly more?: ReactNode;
}

/**
 * On narrow screens the list is one line that scrolls. It is as wide as the screen, so that people see that it
 * continues.
 */
const list = css({
  display: 'flex',
  flexWrap: { narrow: 'wrap' },
  alignItems: 'stretch',
  gap: '2',
  overflowX: { base: 'auto', narrow: 'visible' },
  marginX: { base: '[calc(-1 * {spacing.edge})]', narrow: '0' },
  paddingX: { base: 'edge', narrow: '0' },
  paddingY: '1',
  scrollbarWidth: '[none]',
  scrollPaddingInline: '[2rem]',
  _print: { display: 'none' },
});
const item = css({ flexShrink: '0', display: 'flex', maxWidth: '[min(18rem, 85vw)]' });
const lastItem = cx(item, css({ alignItems: 'center' }));
const link = css({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '3',
  width: 'full',
  minHeight: 'target',
  paddingX: '4',
  paddingY: '2',
  borderRadius: 'large',
  border: 'line',
  backgroundColor: 'surface',
  color: 'ink',
  textDecoration: 'none',
  _hover: { borderColor: 'control' },
  '&[aria-current]': {
    borderColor: 'primaryText',
    boxShadow: '[inset 0 0 0 1px {colors.primaryText}]',
    '@media (forced-colors: active)': { outline: '[2px solid Highlight]' },
  },
});
const words = css({ display: 'flex', flexDirection: 'column', minWidth: '0', lineHeight: 'tight', gap: '1' });
const name = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const detailText = css({ fontSize: 's', color: 'inkSoft' });
/** In the corner, so that nothing moves when the icon appears. */
const markSign = css({
  position: 'absolute',
  top: '1',
  right: '1',
  color: 'warning.text',
  '& svg': { width: '4', height: '4' },
});
const sign = cva({
  base: { flexShrink: '0', display: 'flex', '& svg': { width: 'icon', height: 'icon' } },
  variants: {
    tone: {
      success: { color: 'success.text' },
      warning: { color: 'warning.text' },
      error: { color: 'error.text' },
      neutral: { color: 'inkSoft' },
    },
  },
});

const signs: Readonly<Record<Tone, ReactNode>> = {
  success: <CircleCheck aria-hidden="true" />,
  warning: <Clock aria-hidden="true" />,
  error: <CircleAlert aria-hidden="true" />,
  neutral: <CircleDashed aria-hidden="true" />,
};

/**
 * Links to pages of the same kind, one of which is open. A link may have an icon, which the link's detail explains in
 * words.
 */
export function Switcher({ label, links, more }: SwitcherProps) {
  const line = useRef<HTMLUListElement>(null);
  const openId = links.find(({ current }) => current)?.id;
  useLayoutEffect(() => {
    if (openId !== undefined) showInLine(line.current, '[aria-current]');
  }, [openId]);
  return (
    <nav aria-label={label}>
      <ul ref={line} className={list}>
        {links.map(({ id, href, label: text, detail, mark, tone, current }) => (
          <li key={id} className={item}>
            <a className={link} href={href} aria-current={current ? 'page' : undefined}>
              {tone !== undefined && <span className={sign({ tone })}>{signs[tone]}</span>}
              <span className={words}>
                <span className={name}>{text}</span>
                <span className={detailText}>{detail}</span>
              </span>
              {mark !== undefined && (
                <span className={markSign} title={mark}>
                  <CalendarClock aria-hidden="true" />
                  <VisuallyHidden>{mark}</VisuallyHidden>
                </span>
              )}
            </a>
          </li>
        ))}
        {more !== undefined && <li className={lastItem}>{more}</li>}
      </ul>
    </nav>
  );
}
