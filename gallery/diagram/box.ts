import type { ChartState, ChartTransition } from '../chart.ts';
import { isBusy, labelOf } from '../chart.ts';
import { textWidth as widthOf, wrap } from './text-size.ts';

export type TextRole = 'title' | 'about' | 'call' | 'listed';

export interface BoxLine {
  readonly role: TextRole;
  readonly text: string;
  /** The distance from the top of the box to the baseline, in pixels. */
  readonly y: number;
  /** The name of the transition in this line; undefined in all other lines. */
  readonly transition?: string;
}

/** The text of a state's box, sizes in pixels. In a state with children the text is above them. */
export interface Box {
  readonly lines: readonly BoxLine[];
  /** The width of the text and the busy mark, without the padding. */
  readonly textWidth: number;
  readonly width: number;
  readonly height: number;
}

export const padding = 12;
export const textSizes: Readonly<Record<TextRole, number>> = { title: 14, about: 12, call: 12, listed: 12 };
const lineHeights: Readonly<Record<TextRole, number>> = { title: 19, about: 16, call: 17, listed: 17 };

/** The width of the text in a box, in pixels. */
export interface TextLimits {
  readonly least: number;
  readonly most: number;
}

const withoutChildren: TextLimits = { least: 130, most: 220 };

type LineWithoutPosition = Omit<BoxLine, 'y'>;

const listedText = (transition: ChartTransition): string => {
  const again = transition.targets.length > 0 ? ' ↻' : '';
  return `${labelOf(transition)}${again}`;
};

const widest = (lines: readonly LineWithoutPosition[]): number =>
  Math.max(0, ...lines.map(({ role, text }) => widthOf(text, textSizes[role], role === 'title' ? 'bold' : 'normal')));

const place = (lines: readonly LineWithoutPosition[]): { lines: BoxLine[]; height: number } => {
  let y = padding - 2;
  const placed = lines.map((line) => {
    y += lineHeights[line.role];
    return { ...line, y: y - 4 };
  });
  return { lines: placed, height: y + padding - 2 };
};

/**
 * Lays out the text of a box: the state's name, its description, the actors that it invokes, the transitions in
 * `staying`. `withChildren` are the limits for a state with children, whose text is between the lines that lead to them.
 */
export const boxOf = (state: ChartState, staying: readonly ChartTransition[], withChildren: TextLimits): Box => {
  const hasChildren = state.children.length > 0;
  const { least, most } = hasChildren ? withChildren : withoutChildren;
  const title: LineWithoutPosition = { role: 'title', text: state.key };
  const rest: LineWithoutPosition[] = [
    ...(state.calls.length > 0 ? wrap(`calls ${state.calls.join(', ')}`, textSizes.call, most) : []).map(
      (text): LineWithoutPosition => ({ role: 'call', text }),
    ),
    ...staying.map((transition): LineWithoutPosition => ({
      role: 'listed',
      text: listedText(transition),
      transition: transition.name,
    })),
  ];
  const first = widest([title]) + (isBusy(state) ? 48 : 0);
  const inner = Math.max(least, first, widest(rest));
  const aboutWidth = Math.max(inner, Math.min(most, widthOf(state.description, textSizes.about) / 2));
  const about = wrap(state.description, textSizes.about, aboutWidth).map((text): LineWithoutPosition => ({
    role: 'about',
    text,
  }));
  const all = [title, ...about, ...rest];
  const needed = Math.max(first, widest(all));
  const whole = Math.max(inner, needed);
  return { ...place(all), textWidth: hasChildren ? needed : whole, width: Math.ceil(whole + 2 * padding) };
};
