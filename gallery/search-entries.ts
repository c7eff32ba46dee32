import type { ChartState } from './chart.ts';
import { statesOf } from './chart.ts';
import type { GalleryFlow } from './gallery-flow.ts';
import { stateAnchor } from './pages/parts.ts';
import { numbersIn, withoutNumbers } from './requirements.ts';
import type { SearchEntry } from './search-entry.ts';

const stateEntry = ({ flow }: GalleryFlow, { path, description, requirements }: ChartState): SearchEntry => ({
  kind: path === '' ? 'flow' : 'state',
  name: path === '' ? flow.name : `${flow.name} ${path}`,
  about: path === '' ? flow.about : description,
  numbers: requirements,
  href: path === '' ? `${flow.stem}.html` : `${flow.stem}.html#${stateAnchor(path)}`,
});

const scenarioEntries = ({ flow }: GalleryFlow): SearchEntry[] =>
  Object.keys(flow.model?.scenarios ?? {}).map((name) => ({
    kind: 'scenario',
    name: flow.name,
    about: withoutNumbers(name),
    numbers: [...new Set(numbersIn(name))],
    href: `${flow.stem}.html#scenarios`,
  }));

/** The requirements, flows, states and scenarios that the gallery shows. `texts` are the requirements by their numbers. */
export const searchEntriesOf = (
  galleryFlows: readonly GalleryFlow[],
  texts: ReadonlyMap<string, string>,
): SearchEntry[] => [
  ...[...texts].map(([number, about]): SearchEntry => ({
    kind: 'requirement',
    name: number,
    about,
    numbers: [],
    href: `requirements.html#${number}`,
  })),
  ...galleryFlows.flatMap((galleryFlow) => [
    ...statesOf(galleryFlow.chart.root).map((state) => stateEntry(galleryFlow, state)),
    ...scenarioEntries(galleryFlow),
  ]),
];
