import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { stateLabel } from '#machines/common/state-label.ts';
import type { RepeatPurchaseActor } from './use-repeat-purchase.ts';

interface RepeatPurchaseFrameProps {
  readonly repeatPurchase: RepeatPurchaseActor;
  readonly className?: string;
  /** Contains the buttons of the repeat purchases, each at the thing that it buys again. */
  readonly children: ReactNode;
}

/** The part of a page in which the flow of the repeat purchases runs. */
export function RepeatPurchaseFrame({ repeatPurchase, className, children }: RepeatPurchaseFrameProps) {
  const state = useSelector(repeatPurchase, ({ value }) => stateLabel(value));
  return (
    <div className={className} data-flow="repeatPurchase" data-state={state}>
      {children}
    </div>
  );
}
