import ELK from 'elkjs';
import type { ElkNode } from 'elkjs';
import type { Chart } from '../chart.ts';
import type { Arrangement, Line, Rectangle } from './arrangement.ts';
import type { TextLimits } from './box.ts';
import { costOf, crossedTexts } from './cost.ts';
import { elkInput } from './elk-graph.ts';
import type { Style } from './elk-graph.ts';
import { orders } from './order.ts';

const spacing = {
  'elk.layered.spacing.nodeNodeBetweenLayers': '28',
  'elk.layered.spacing.edgeNodeBetweenLayers': '16',
  'elk.spacing.nodeNode': '24',
  'elk.spacing.edgeNode': '14',
  'elk.spacing.edgeEdge': '12',
  'elk.spacing.edgeLabel': '6',
  'elk.layered.thoroughness': '30',
};

const directions = ['DOWN', 'RIGHT'];
const placements = ['NETWORK_SIMPLEX', 'BRANDES_KOEPF'];
const labelLayers = ['MEDIAN_LAYER', 'WIDEST_LAYER'];

/**
 * The widths of the texts of states with children, the widest first. The lines to the children pass beside the text of
 * their parent, and a narrower text leaves them more space.
 */
const textLimits: readonly TextLimits[] = [
  { least: 240, most: 420 },
  { least: 180, most: 300 },
  { least: 130, most: 220 },
  { least: 100, most: 150 },
  { least: 80, most: 120 },
];

/** The combinations of settings with which a chart is laid out; `arrange` takes the best result. */
const stylesWith = (limits: TextLimits): readonly Style[] =>
  directions.flatMap((direction) =>
    placements.flatMap((placement) =>
      labelLayers.flatMap((labelLayer) =>
        orders.map((order) => ({
          order,
          limits,
          options: {
            ...spacing,
            'elk.direction': direction,
            'elk.layered.nodePlacement.strategy': placement,
            'elk.layered.edgeLabels.centerLabelPlacementStrategy': labelLayer,
          },
        })),
      ),
    ),
  );

const rectangleOf = ({ x = 0, y = 0, width = 0, height = 0 }: Partial<Rectangle>): Rectangle => ({
  x,
  y,
  width,
  height,
});

const nodesIn = (node: ElkNode): ElkNode[] => [node, ...(node.children ?? []).flatMap(nodesIn)];

const lineOf = ({ id, sections, labels }: NonNullable<ElkNode['edges']>[number], isBackward: boolean): Line => {
  const [section] = sections ?? [];
  const [label] = labels ?? [];
  const points = section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint];
  return {
    id,
    points: isBackward ? points.toReversed() : points,
    label: label === undefined ? null : rectangleOf(label),
  };
};

const arrangeBy = async (elk: InstanceType<typeof ELK>, chart: Chart, style: Style): Promise<Arrangement> => {
  const { graph, boxes, bundles, backward } = elkInput(chart, style);
  const laidOut: ElkNode = await elk.layout(graph, { layoutOptions: style.options });
  return {
    width: Math.ceil(laidOut.width ?? 0),
    height: Math.ceil(laidOut.height ?? 0),
    places: new Map(nodesIn(laidOut).map((node) => [node.id, rectangleOf(node)])),
    lines: (laidOut.edges ?? []).map((edge) => lineOf(edge, backward.has(edge.id))),
    boxes,
    bundles,
  };
};

interface Rated {
  readonly arrangement: Arrangement;
  readonly cost: number;
  /** The number of texts with a line through them. */
  readonly crossed: number;
}

/** The arrangements of a chart with each style. ELK throws an error for some combinations of nested states and styles. */
const rate = async (elk: InstanceType<typeof ELK>, chart: Chart, limits: TextLimits): Promise<readonly Rated[]> => {
  const attempts = await Promise.allSettled(stylesWith(limits).map((style) => arrangeBy(elk, chart, style)));
  const arrangements = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  return arrangements.map((arrangement) => ({
    arrangement,
    cost: costOf(chart, arrangement),
    crossed: crossedTexts(chart, arrangement),
  }));
};

const lowestCost = (rated: readonly Rated[]): Rated | undefined =>
  rated.toSorted((one, other) => one.cost - other.cost)[0];

/**
 * Lays a chart out with each style and returns the arrangement with the lowest cost. If a line runs through a text of
 * it, narrower texts are tried until there is an arrangement without such a line. Throws if ELK fails with all styles.
 */
export const arrange = async (chart: Chart): Promise<Arrangement> => {
  const elk = new ELK();
  const rated: Rated[] = [];
  for (const limits of textLimits) {
    rated.push(...(await rate(elk, chart, limits)));
    const best = lowestCost(rated);
    if (best?.crossed === 0) return best.arrangement;
  }
  const least = Math.min(...rated.map(({ crossed }) => crossed));
  const best = lowestCost(rated.filter(({ crossed }) => crossed === least));
  if (best === undefined) throw new Error(`ELK cannot lay out ${chart.root.id} with any style`);
  return best.arrangement;
};
