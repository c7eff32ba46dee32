import type { ChartState, ChartTransition } from '../chart.ts';
import { labelOf } from '../chart.ts';
import { textWidth as widthOf, wrap } from './text-size.ts';

export type TextRole = 'title' | 'about' | 'call' | 'listed';

export interface BoxLine {
  readonly role: TextRole;
  readonly text: string;
  /** From the top of the box to the baseline, in pixels. */
  readonly y: number;
  /** The name of the transition that a line lists. */
  readonly transition?: string;
}

/** The text of a state's box; a compound state's stands above the states inside. */
export interface Box {
  readonly lines: readonly BoxLine[];
  /** Of the text alone. */
  readonly textWidth: number;
  readonly width: number;
  readonly height: number;
}

export const padding = 12;
export const textSizes: Readonly<Record<TextRole, number>> = { title: 14, about: 12, call: 12, listed: 12 };
const lineHeights: Readonly<Record<TextRole, number>> = { title: 19, about: 16, call: 17, listed: 17 };

const limits = { atomic: { least: 130, most: 220 }, around: { least: 240, most: 420 } };

type Unplaced = Omit<BoxLine, 'y'>;

const listedText = (transition: ChartTransition): string => {
  const again = transition.targets.length > 0 ? ' ↻' : '';
  return `${labelOf(transition)}${again}`;
};

const widest = (lines: readonly Unplaced[]): number =>
  Math.max(0, ...lines.map(({ role, text }) => widthOf(text, textSizes[role], role === 'title' ? 'bold' : 'normal')));

const place = (lines: readonly Unplaced[]): { lines: BoxLine[]; height: number } => {
  let y = padding - 2;
  const placed = lines.map((line) => {
    y += lineHeights[line.role];
    return { ...line, y: y - 4 };
  });
  return { lines: placed, height: y + padding - 2 };
};

/** Lays out what a box says: its name, what it means, the actors that live in it, the transitions that stay in it. */
export const boxOf = (state: ChartState, staying: readonly ChartTransition[]): Box => {
  const { least, most } = state.children.length > 0 ? limits.around : limits.atomic;
  const title: Unplaced = { role: 'title', text: state.key };
  const rest: Unplaced[] = [
    ...(state.calls.length > 0 ? wrap(`calls ${state.calls.join(', ')}`, textSizes.call, most) : []).map(
      (text): Unplaced => ({ role: 'call', text }),
    ),
    ...staying.map((transition): Unplaced => ({
      role: 'listed',
      text: listedText(transition),
      transition: transition.name,
    })),
  ];
  const busyMark = state.tags.includes('busy') ? 48 : 0;
  const inner = Math.max(least, widest([title]) + busyMark, widest(rest));
  const aboutWidth = Math.max(inner, Math.min(most, widthOf(state.description, textSizes.about) / 2));
  const about = wrap(state.description, textSizes.about, aboutWidth).map((text): Unplaced => ({ role: 'about', text }));
  const all = [title, ...about, ...rest];
  const textWidth = widest(all);
  return { ...place(all), textWidth, width: Math.ceil(Math.max(inner, textWidth) + 2 * padding) };
};
