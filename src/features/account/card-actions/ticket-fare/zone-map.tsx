import { useIntl } from 'react-intl';
import { useMoneyText } from '#i18n/money.tsx';
import type { ticketFareView } from '#machines/account/ticket-fare/ticket-fare.view.ts';
import type { KeyAfter } from '#messages/keys/message-key.ts';
import { networkDrawing } from '#rules/network-drawing.ts';
import { networkSpots } from '#rules/network-spots.ts';
import { Disclosure } from '#ui/disclosure/disclosure.tsx';
import { NetworkMap } from '#ui/network-map/network-map.tsx';

interface ZoneMapProps {
  readonly zone: ReturnType<typeof ticketFareView>['zone'];
  readonly onChoose: (name: string) => void;
}

/**
 * The note below the map names the zones without a price if there are at most this many; otherwise it only explains the
 * faded look.
 */
const mostNamed = 6;

/**
 * Returns a function that describes the faded zones, for which the ticket is not sold; undefined if there are no such
 * zones.
 */
function useUnsoldNote(): (unsold: readonly string[]) => string | undefined {
  const intl = useIntl();
  return (unsold) => {
    if (unsold.length === 0) return undefined;
    if (unsold.length > mostNamed) return intl.formatMessage({ id: 'ticketFare.zone.map.unsoldMany' });
    return intl.formatMessage(
      { id: 'ticketFare.zone.map.unsold' },
      { zones: intl.formatList(unsold, { type: 'unit' }) },
    );
  };
}

/**
 * The zones on the schematic map of the network, in a part that a button opens. Renders nothing unless the ticket is
 * sold for at least two zones that have a position on the map (TFR-05).
 */
export function ZoneMap({ zone, onChoose }: ZoneMapProps) {
  const intl = useIntl();
  const moneyText = useMoneyText();
  const unsoldNote = useUnsoldNote();
  const text = (id: KeyAfter<'ticketFare.zone.map'>) => intl.formatMessage({ id: `ticketFare.zone.map${id}` });
  const drawing = networkDrawing(networkSpots(zone.network.map((entry) => entry.zone)));
  const onMap = new Set(drawing?.stations.map(({ value }) => value));
  const shown = zone.network.filter(({ zone: { name }, price }) => price !== null || onMap.has(name));
  const sold = shown.filter(({ zone: { name }, price }) => price !== null && onMap.has(name));
  if (drawing === null || sold.length < 2) return null;
  const unsold = shown.filter(({ price }) => price === null).map(({ zone: { displayName } }) => displayName);
  return (
    <Disclosure label={text('')} opensIntoView>
      <NetworkMap
        label={text('.label')}
        hint={text('.hint')}
        note={unsoldNote(unsold)}
        drawing={drawing}
        choices={shown.map(({ zone: { name, displayName }, price }) => ({
          value: name,
          sign: name,
          name: displayName,
          aside: price === null || zone.stale ? undefined : moneyText(price),
          obstacle: price === null ? text('.obstacle') : undefined,
        }))}
        value={zone.chosen}
        onChange={onChoose}
        busy={zone.disabled}
      />
    </Disclosure>
  );
}
