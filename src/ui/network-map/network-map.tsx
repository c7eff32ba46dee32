import { type CSSProperties, type KeyboardEvent, useId, useState } from 'react';
import type { NetworkDrawing } from '#rules/network-drawing.ts';
import {
  captionStyles,
  frameStyles,
  inputStyles,
  legendStyles,
  noteStyles,
  otherDotStyles,
  otherNameStyles,
  othersStyles,
  signStyles,
  stationStyles,
} from './network-map.styles.ts';
import { NetworkPicture } from './network-picture.tsx';
import { inReadingOrder, valueByKey } from './network-steps.ts';

export interface NetworkChoice {
  readonly value: string;
  /** The short text on the map, such as a number. */
  readonly sign: string;
  readonly name: string;
  /** A text beside the name, such as a price. */
  readonly aside?: string | undefined;
  /** Why the station cannot be chosen. */
  readonly obstacle?: string | undefined;
}

interface NetworkMapProps {
  readonly label: string;
  /** Shown above the map while no station is chosen. */
  readonly hint: string;
  readonly drawing: NetworkDrawing;
  readonly choices: readonly NetworkChoice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Shown below the map, for example to explain faded stations. */
  readonly note?: string | undefined;
  /** No station can be chosen for a moment, but the focused station keeps the focus. */
  readonly busy?: boolean | undefined;
}

const asideOf = ({ aside, obstacle }: NetworkChoice): string | undefined => obstacle ?? aside;

const nameOf = (choice: NetworkChoice): string =>
  [choice.name, asideOf(choice)].filter((part) => part !== undefined).join(', ');

/**
 * Selects one station on a schematic map of a network; choices without a place on the map are listed below. The arrow
 * keys move to the neighbours, and so through all stations.
 */
export function NetworkMap({ label, hint, drawing, choices, value, onChange, note, busy = false }: NetworkMapProps) {
  const id = useId();
  const [pointed, setPointed] = useState<string | null>(null);
  const choiceOf = new Map(choices.map((choice) => [choice.value, choice]));
  const stations = inReadingOrder(drawing.stations).filter((station) => choiceOf.has(station.value));
  const onMap = new Set(stations.map((station) => station.value));
  const others = choices.filter((choice) => !onMap.has(choice.value));
  const isOpen = (each: string) => choiceOf.get(each)?.obstacle === undefined && choiceOf.has(each);
  const shown = choiceOf.get(pointed ?? value ?? '');

  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (!(event.target instanceof HTMLInputElement)) return;
    const next = valueByKey(
      stations.filter((station) => isOpen(station.value)),
      others.map((other) => other.value).filter(isOpen),
      event.target.value,
      event.key,
    );
    if (next === null) return;
    event.preventDefault();
    [...event.currentTarget.querySelectorAll('input')].find((input) => input.value === next)?.focus();
    if (!busy) onChange(next);
  };

  const input = (choice: NetworkChoice) => ({
    type: 'radio' as const,
    name: id,
    value: choice.value,
    checked: choice.value === value,
    disabled: choice.obstacle !== undefined,
    'aria-disabled': busy || undefined,
    onChange: () => {
      if (!busy) onChange(choice.value);
    },
    onFocus: () => setPointed(choice.value),
    onBlur: () => setPointed(null),
  });

  return (
    <fieldset role="radiogroup" className={frameStyles} onKeyDown={onKeyDown}>
      <legend className={legendStyles}>{label}</legend>
      {/* Hidden, because screen readers read the same text at the station itself. */}
      <p className={captionStyles} data-empty={shown === undefined} aria-hidden="true">
        <span>{shown?.name ?? hint}</span>
        {shown !== undefined && <span>{asideOf(shown)}</span>}
      </p>
      <NetworkPicture drawing={drawing} isOpen={isOpen} chosen={value} longestSign={longestOf(choices)}>
        {stations.map(({ value: each, x, y }) => {
          const choice = choiceOf.get(each);
          if (choice === undefined) return null;
          return (
            <label
              key={each}
              className={stationStyles}
              style={placeOf(x, y, drawing)}
              onPointerEnter={() => setPointed(each)}
              onPointerLeave={() => setPointed(null)}
            >
              <input {...input(choice)} className={inputStyles} aria-label={nameOf(choice)} />
              <span className={signStyles(choice.sign)} aria-hidden="true">
                {choice.sign}
              </span>
            </label>
          );
        })}
      </NetworkPicture>
      {note !== undefined && <p className={noteStyles}>{note}</p>}
      {others.length > 0 && (
        <div className={othersStyles}>
          {others.map((choice) => (
            <label key={choice.value}>
              <input {...input(choice)} className={otherDotStyles} aria-label={nameOf(choice)} />
              <span className={otherNameStyles}>{choice.name}</span>
              <span>{asideOf(choice)}</span>
            </label>
          ))}
        </div>
      )}
    </fieldset>
  );
}

const longestOf = (choices: readonly NetworkChoice[]): number => Math.max(...choices.map(({ sign }) => sign.length));

const placeOf = (x: number, y: number, { width, height }: NetworkDrawing): CSSProperties => ({
  left: `${(100 * x) / width}%`,
  top: `${(100 * y) / height}%`,
  width: `${100 / width}%`,
  height: `${100 / height}%`,
});
