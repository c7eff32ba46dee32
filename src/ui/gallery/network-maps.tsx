import { useState } from 'react';
import { type NetworkDrawing, networkDrawing } from '#rules/network-drawing.ts';
import { NetworkMap } from '../network-map/network-map.tsx';
import { Grid, Sample, Specimen } from './sample.tsx';

const spot = (
  value: string,
  column: number,
  row: number,
  joinedTo: readonly string[],
  around: string | null = null,
) => ({
  value,
  column,
  row,
  joinedTo,
  around,
});

const town = networkDrawing([
  spot('100', 2, 2, []),
  spot('101', 2, 1, ['100', '110', '120', '130'], '100'),
  spot('110', 2, 0, ['180']),
  spot('120', 4, 2, []),
  spot('130', 0, 2, ['140']),
  spot('140', 0, 4, []),
  spot('180', 4, 0, []),
]);

const county = networkDrawing(
  Array.from({ length: 60 }, (_, index) =>
    spot(String(10_001 + index), index % 10, Math.floor(index / 10), index % 10 === 9 ? [] : [String(10_002 + index)]),
  ),
);

const names: Readonly<Record<string, string>> = {
  '100': 'Lipany-město',
  '101': 'Lipany-okolí',
  '180': 'Horní Olešná pod Kamenným vrchem u státní hranice',
};

const choicesOf = (drawing: NetworkDrawing) =>
  [...drawing.stations.map(({ value }) => value), '999'].map((value) => ({
    value,
    sign: value,
    name: `${value} ${names[value] ?? 'Habrovice'}`,
    aside: '360,00 Kč',
    obstacle: value === '140' ? 'Not sold for this ticket' : undefined,
  }));

function Map({ drawing, chosen, busy }: { drawing: NetworkDrawing | null; chosen: string | null; busy?: boolean }) {
  const [zone, setZone] = useState(chosen);
  if (drawing === null) return null;
  return (
    <NetworkMap
      label="Zone"
      hint="Choose a zone on the map."
      note={busy === true ? undefined : 'Pale zones are not sold for this ticket: 140 Habrovice.'}
      drawing={drawing}
      choices={choicesOf(drawing)}
      value={zone}
      onChange={setZone}
      busy={busy}
    />
  );
}

export function NetworkMaps() {
  return (
    <Sample title="Maps of a network">
      <Grid>
        <Specimen name="A town, its surroundings, and a zone that cannot be chosen">
          <Map drawing={town} chosen="101" />
        </Specimen>
        <Specimen name="Nothing is chosen">
          <Map drawing={town} chosen={null} />
        </Specimen>
        <Specimen name="Nothing can be chosen for a moment">
          <Map drawing={town} chosen="180" busy />
        </Specimen>
        <Specimen name="Sixty zones with long numbers">
          <Map drawing={county} chosen="10038" />
        </Specimen>
      </Grid>
    </Sample>
  );
}
