import type { ReactNode } from 'react';
import { css } from 'styled-system/css';
import { Button } from '#ui/button/button.tsx';

interface RepeatButtonProps {
  readonly variant: 'primary' | 'secondary';
  readonly adding: boolean;
  readonly canBuy: boolean;
  readonly onPress: () => void;
  /** Two lines of text: what is bought, and what follows from it. */
  readonly children: readonly [ReactNode, ReactNode];
}

const words = css({ display: 'flex', flexDirection: 'column' });
const consequence = css({ fontSize: 's', fontWeight: 'medium', fontVariantNumeric: 'tabular-nums' });

/** Buys something again with one press. */
export function RepeatButton({ variant, adding, canBuy, onPress, children: [what, follows] }: RepeatButtonProps) {
  return (
    <Button variant={variant} block loading={adding} unavailable={!canBuy && !adding} onClick={onPress}>
      <span className={words}>
        <span>{what}</span> <span className={consequence}>{follows}</span>
      </span>
    </Button>
  );
}
