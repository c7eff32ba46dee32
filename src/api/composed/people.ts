import { customerAccountLinks } from '#contract/endpoints/account-link-list.ts';
import type { AccountLink } from '#contract/entities/account-link.ts';
import { shownPeople, type AccountPage, type ShownPerson } from '#contract/entities/account-page.ts';
import type { Customer } from '#contract/entities/customer.ts';
import type { Abortable, Composing } from './composing.ts';

/** More links than an account has. */
const everyLink = { limit: 999, offset: 0 } as const;

/** The links of an account to other people: assigned customers, then managed ones, each in the order of the links. */
export async function readLinks({ call }: Composing, options: Abortable): Promise<readonly AccountLink[]> {
  const read = async (customerAccountLinkType: 'ASSIGNED' | 'MANAGED') => {
    const query = { ...everyLink, customerAccountLinkType, sortBy: 'number', sortDesc: true } as const;
    const { items } = await call(customerAccountLinks, { ...options, query });
    return items.toSorted((one, other) => one.id - other.id);
  };
  const [assigned, managed] = await Promise.all([read('ASSIGNED'), read('MANAGED')]);
  return [...assigned, ...managed];
}

const personOf = ({ id, fullName }: Pick<Customer, 'id' | 'fullName'>, type: ShownPerson['type']): ShownPerson => ({
  customerId: id,
  fullName,
  type,
  coverage: null,
  openApplication: null,
});

/** The first people of the account. Whether they may travel today would need calls for each of them. */
export function peopleOf(own: Customer | null, links: readonly AccountLink[]): AccountPage['people'] {
  const linked = links.map(({ customer, customerAccountLinkType }) => personOf(customer, customerAccountLinkType));
  const people = own === null ? linked : [personOf(own, 'REGISTERED'), ...linked];
  return { items: people.slice(0, shownPeople), totalCount: people.length };
}
