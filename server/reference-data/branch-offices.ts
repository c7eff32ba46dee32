import { branchOffices } from '#contract/endpoints/branch-offices.ts';
import type { BranchOffice } from '#contract/entities/branch-office.ts';
import { eq } from '../platform/db/orm.ts';
import { branchOffices as table } from '../platform/db/schema.ts';
import { route } from '../platform/http/route.ts';
import { pageOf } from '../platform/lists/page-of.ts';

export const toBranchOffice = ({
  street,
  streetNumber,
  city,
  zip,
  ...office
}: typeof table.$inferSelect): BranchOffice => ({
  ...office,
  address: { street, streetNumber, city, zip },
});

function valueOf({ id, name, branchNumber }: BranchOffice, column: string): string | number {
  if (column === 'name') return name;
  return column === 'id' ? id : branchNumber;
}

export const branchOfficesRoute = route(branchOffices, 'read', async ({ database, query, locale }) => {
  const { cardDeliveryAllowed: requested } = query;
  const filter = requested === undefined ? undefined : eq(table.cardDeliveryAllowed, requested);
  const rows = await database.select().from(table).where(filter);
  return pageOf(rows.map(toBranchOffice), query, locale, valueOf, 'branchNumber');
});
