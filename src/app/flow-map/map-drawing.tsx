import { useEffect, useLayoutEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import type { AnyMachineSnapshot } from 'xstate';
import type { LiveDrawing } from '#contract/live-drawing.ts';
import { activePaths } from './active-states.ts';
import { drawInto, markDrawing, stepsOfLabel } from './drawn-map.ts';
import type { Step } from './steps.ts';

interface MapDrawingProps {
  readonly drawing: LiveDrawing;
  readonly snapshot: AnyMachineSnapshot;
  readonly steps: readonly Step[];
  /** Called with the steps of a clicked transition; never with an empty list. */
  readonly onPick: (steps: readonly Step[]) => void;
}

/**
 * The gallery's drawing with marks for the active states and the possible transitions; a click on a marked transition
 * takes it.
 */
export function MapDrawing({ drawing, snapshot, steps, onPick }: MapDrawingProps) {
  const intl = useIntl();
  const frame = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (frame.current !== null) drawInto(frame.current, drawing.svg);
  }, [drawing]);
  useEffect(() => {
    const active = new Set(activePaths(snapshot.value));
    const here = drawing.states.filter(({ path }) => active.has(path)).map(({ id }) => id);
    if (frame.current !== null)
      markDrawing(frame.current, here, new Set(steps.flatMap(({ transitions }) => transitions)));
  }, [drawing, snapshot, steps]);
  useEffect(() => {
    const drawn = frame.current;
    // Only the pointer can click here; for the keyboard, each step has a button below the drawing.
    const click = (event: MouseEvent) => {
      const picked = stepsOfLabel(event, steps);
      if (picked.length > 0) onPick(picked);
    };
    drawn?.addEventListener('click', click);
    return () => drawn?.removeEventListener('click', click);
  }, [steps, onPick]);
  return (
    <div
      ref={frame}
      className="flow-map-drawing"
      role="region"
      aria-label={intl.formatMessage({ id: 'flowMap.drawing' }, { flow: drawing.flow })}
    />
  );
}
