import type { ElkExtendedEdge, ElkNode } from 'elkjs';
import type { Chart, ChartState, ChartTransition } from '../chart.ts';
import { labelOf, statesOf } from '../chart.ts';
import { boxOf, padding } from './box.ts';
import type { Box, TextLimits } from './box.ts';
import { bundlesOf, stayingIn } from './edges.ts';
import type { Bundle } from './edges.ts';
import { backwardIn } from './order.ts';
import type { Order } from './order.ts';
import { textWidth } from './text-size.ts';

export const labelSize = 12;
export const labelLine = 16;
const labelPadding = 4;
const markSize = 10;

export interface ElkInput {
  readonly graph: ElkNode;
  readonly boxes: ReadonlyMap<string, Box>;
  readonly bundles: readonly Bundle[];
  /** The ids of the bundles that the graph contains in reverse, from target to source. */
  readonly backward: ReadonlySet<string>;
}

export const markOf = (state: ChartState): string => `start of ${state.id}`;

export const labelLines = (transitions: readonly ChartTransition[]): string[] => transitions.map(labelOf);

export interface Style {
  /** How states are sorted: in the order in which transitions reach them, or in the order of their declaration. */
  readonly order: Order;
  /** The width of the texts of states with children. */
  readonly limits: TextLimits;
  readonly options: Readonly<Record<string, string>>;
}

const nodeOf = (state: ChartState, boxes: ReadonlyMap<string, Box>): ElkNode => {
  const box = boxes.get(state.id);
  const [width, height] = [box?.width ?? 0, box?.height ?? 0];
  if (state.children.length === 0) return { id: state.id, width, height };
  const mark: ElkNode = { id: markOf(state), width: markSize, height: markSize };
  return {
    id: state.id,
    layoutOptions: {
      'elk.padding': `[top=${height + 14},left=18,bottom=18,right=18]`,
      'elk.nodeSize.constraints': 'MINIMUM_SIZE',
      'elk.nodeSize.minimum': `(${width},${height})`,
    },
    children: [...(state.initial === null ? [] : [mark]), ...state.children.map((child) => nodeOf(child, boxes))],
  };
};

const edgeOf = ({ id, source, target, transitions }: Bundle, leadsBack: boolean): ElkExtendedEdge => {
  const lines = labelLines(transitions);
  return {
    id,
    sources: [leadsBack ? target : source],
    targets: [leadsBack ? source : target],
    labels: [
      {
        text: lines.join('\n'),
        width: Math.ceil(Math.max(...lines.map((line) => textWidth(line, labelSize)))) + 2 * labelPadding,
        height: lines.length * labelLine + labelPadding,
        layoutOptions: { 'elk.edgeLabels.inline': 'true', 'elk.edgeLabels.placement': 'CENTER' },
      },
    ],
  };
};

const initialEdges = (state: ChartState): ElkExtendedEdge[] => [
  ...(state.initial === null
    ? []
    : [
        {
          id: `${markOf(state)} >`,
          sources: [markOf(state)],
          targets: [state.initial],
          layoutOptions: { 'elk.layered.priority.straightness': '20' },
        },
      ]),
  ...state.children.flatMap((child) => initialEdges(child)),
];

const boxesOf = (chart: Chart, limits: TextLimits): Map<string, Box> =>
  new Map(statesOf(chart.root).map((state) => [state.id, boxOf(state, stayingIn(chart, state.id), limits)]));

/** Makes ELK's graph of a chart, with the sizes of the boxes and labels. */
export const elkInput = (chart: Chart, style: Style): ElkInput => {
  const boxes = boxesOf(chart, style.limits);
  const bundles = bundlesOf(chart);
  const backward = backwardIn(chart, bundles, style.order);
  const graph: ElkNode = {
    id: '(page)',
    layoutOptions: {
      'elk.algorithm': 'layered',
      'elk.hierarchyHandling': 'INCLUDE_CHILDREN',
      'elk.edgeRouting': 'ORTHOGONAL',
      'elk.padding': `[top=${padding},left=${padding},bottom=${padding},right=${padding}]`,
      'elk.json.edgeCoords': 'ROOT',
      'elk.json.shapeCoords': 'ROOT',
      ...style.options,
    },
    children: [nodeOf(chart.root, boxes)],
    edges: [...initialEdges(chart.root), ...bundles.map((bundle) => edgeOf(bundle, backward.has(bundle.id)))],
  };
  return { graph, boxes, bundles, backward };
};
