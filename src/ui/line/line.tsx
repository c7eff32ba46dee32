import type { ReactNode } from 'react';
import { cx } from 'styled-system/css';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import {
  contentStyles,
  detailStyles,
  labelStyles,
  lineStyles,
  markStyles,
  quietLabelStyles,
  stationStyles,
} from './line.styles.ts';

export type StationState = 'passed' | 'here' | 'ahead';

export type Station = {
  readonly id: string;
  readonly label: ReactNode;
  /** A date or a few words below the name; not for a line that is always horizontal. */
  readonly detail?: ReactNode;
  readonly state: StationState;
  /** A block below name and detail; only for a vertical line. */
  readonly content?: ReactNode;
  /** A station on a branch that joins the line. */
  readonly branch?: boolean;
};

type LineProps = {
  readonly label: string;
  readonly stations: readonly Station[];
  /**
   * `acrossWhenWide` is for few stations with details: the line is horizontal if there is enough space for the details.
   */
  readonly direction?: 'across' | 'down' | 'acrossWhenWide';
  /** The states as texts for screen readers. */
  readonly stateTexts: Readonly<Record<StationState, string>>;
};

/**
 * Steps or a history, drawn as stations of a transit line: past stations are filled, the current station is a ring with
 * a halo, future stations are hollow.
 */
export function Line({ label, stations, direction = 'across', stateTexts }: LineProps) {
  return (
    <ol className={lineStyles({ direction })} aria-label={label}>
      {stations.map(({ id, label: name, detail, content, state, branch = false }) => (
        <li
          key={id}
          className={stationStyles({ direction })}
          data-state={state}
          aria-current={state === 'here' ? 'step' : undefined}
        >
          <span className={markStyles({ direction, ...(branch && { branch }) })} aria-hidden="true" />
          <span className={cx(labelStyles, direction === 'across' && state !== 'here' && quietLabelStyles)}>
            {name}
          </span>
          <VisuallyHidden>{stateTexts[state]}</VisuallyHidden>
          {direction !== 'across' && detail !== undefined && <span className={detailStyles}>{detail}</span>}
          {direction === 'down' && content !== undefined && <div className={contentStyles}>{content}</div>}
        </li>
      ))}
    </ol>
  );
}
