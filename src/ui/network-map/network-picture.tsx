import { type ReactNode, useLayoutEffect, useRef } from 'react';
import type { NetworkDrawing } from '#rules/network-drawing.ts';
import { boxStyles, canvasStyles, drawingStyles, lineStyles, ringStyles } from './network-map.styles.ts';

interface NetworkPictureProps {
  readonly drawing: NetworkDrawing;
  /** Whether a station can be chosen. Lines to stations that cannot be chosen are faded. */
  readonly isOpen: (value: string) => boolean;
  readonly chosen: string | null;
  /** The number of characters of the longest sign; the cells are at least that wide. */
  readonly longestSign: number;
  /** The stations, on top of the lines. */
  readonly children: ReactNode;
}

/** The smallest side of a cell, in rem: large enough for a finger and for the sign. */
const smallestCell = (longestSign: number): number => Math.max(2.75, 0.6 * longestSign + 0.95);
/** The largest side of a cell, in rem. Larger cells would only move the stations apart. */
const largestCell = 4.25;

/** Scrolls the box, but nothing outside the box. A station that is not visible comes to the middle. */
function bringIntoView(box: HTMLElement, station: HTMLElement): void {
  const isSeen = (place: number, from: number, length: number) => place >= from && place <= from + length;
  if (!isSeen(station.offsetLeft, box.scrollLeft, box.clientWidth)) {
    box.scrollLeft = station.offsetLeft - box.clientWidth / 2;
  }
  if (!isSeen(station.offsetTop, box.scrollTop, box.clientHeight)) {
    box.scrollTop = station.offsetTop - box.clientHeight / 2;
  }
}

/** The lines and rings of a network, behind its stations; the box scrolls if it is too small. */
export function NetworkPicture({ drawing, isOpen, chosen, longestSign, children }: NetworkPictureProps) {
  const { width, height, lines, rings } = drawing;
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const inputs = [...(box.current?.querySelectorAll('input') ?? [])];
    const station = inputs.find(({ value }) => value === chosen)?.closest('label');
    if (box.current !== null && station) bringIntoView(box.current, station);
  }, [chosen]);
  const cell = smallestCell(longestSign);
  return (
    <div ref={box} className={boxStyles}>
      <div
        className={canvasStyles}
        style={{
          minWidth: `${cell * width}rem`,
          maxWidth: `${Math.max(cell, largestCell) * width}rem`,
          aspectRatio: `${width} / ${height}`,
        }}
      >
        <svg className={drawingStyles} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
          {rings.map(({ value, x, y, radius }) => (
            <circle
              key={value}
              className={ringStyles}
              cx={x}
              cy={y}
              r={radius}
              data-chosen={value === chosen}
              data-closed={!isOpen(value)}
            />
          ))}
          {lines.map(({ ends, from, to }) => (
            <line
              key={ends.join(' ')}
              className={lineStyles}
              x1={from.x}
              y1={from.y}
              x2={to.x}
              y2={to.y}
              data-closed={!ends.every(isOpen)}
            />
          ))}
        </svg>
        {children}
      </div>
    </div>
  );
}
