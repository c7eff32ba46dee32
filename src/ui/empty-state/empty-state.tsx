import type { ReactNode } from 'react';
import { css } from 'styled-system/css';

type EmptyStateProps = {
  readonly icon?: ReactNode;
  /** One sentence about what is missing. */
  readonly text: ReactNode;
  /** A button or link for the next step. */
  readonly action?: ReactNode;
};

const box = css({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '4',
  paddingX: 'edge',
  paddingY: '10',
  color: 'inkSoft',
  textAlign: 'center',
  '& > svg': { width: '8', height: '8', color: { base: 'neutral.400', _forced: 'current' } },
});

export function EmptyState({ icon, text, action }: EmptyStateProps) {
  return (
    <div className={box}>
      {icon}
      <p>{text}</p>
      {action}
    </div>
  );
}
