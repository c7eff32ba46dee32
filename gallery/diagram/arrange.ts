import ELK from 'elkjs';
import type { ElkNode } from 'elkjs';
import type { Chart } from '../chart.ts';
import type { Arrangement, Line, Rectangle } from './arrangement.ts';
import { costOf } from './cost.ts';
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

/** The combinations of settings with which a chart is laid out; `arrange` takes the best result. */
const styles: readonly Style[] = directions.flatMap((direction) =>
  placements.flatMap((placement) =>
    labelLayers.flatMap((labelLayer) =>
      orders.map((order) => ({
        order,
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

/** Lays a chart out with each style and returns the arrangement with the lowest cost. Throws if ELK fails with all styles. */
export const arrange = async (chart: Chart): Promise<Arrangement> => {
  const elk = new ELK();
  const attempts = await Promise.allSettled(styles.map((style) => arrangeBy(elk, chart, style)));
  // ELK throws an error for some combinations of nested states and styles.
  const arrangements = attempts.flatMap((attempt) => (attempt.status === 'fulfilled' ? [attempt.value] : []));
  const rated = arrangements.map((arrangement) => ({ arrangement, cost: costOf(chart, arrangement) }));
  const [best] = rated.toSorted((one, other) => one.cost - other.cost);
  if (best === undefined) throw new Error(`ELK cannot lay out ${chart.root.id} with any of ${styles.length} styles`);
  return best.arrangement;
};
