import { zones, zonesPublic } from '../../contract/endpoints/public.ts';
import { route } from '../http/route.ts';
import { pageOf } from '../lists/page-of.ts';
import { referenceData } from './reference-data.ts';

const byName = new Intl.Collator('cs', { numeric: true });

export const zonesPublicRoute = route(zonesPublic, 'read', async ({ database }) => {
  const reference = await referenceData(database);
  return [...reference.zones.values()].toSorted((one, other) => byName.compare(one.name, other.name));
});

export const zonesRoute = route(zones, 'read', async ({ database, query, locale }) => {
  const reference = await referenceData(database);
  const valueOf = (zone: { name: string; displayName: string }, column: string): string =>
    column === 'displayName' ? zone.displayName : zone.name;
  return pageOf([...reference.zones.values()], query, locale, valueOf, 'name');
});
