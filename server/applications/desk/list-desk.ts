import { deskCardApplications } from '#contract/endpoints/application-desk.ts';
import { applicationTasks } from '#contract/entities/desk-application.ts';
import type { ListedDeskApplication } from '#contract/entities/desk-application.ts';
import { cardApplicationStates, carrierTypes } from '#contract/enumerations.ts';
import type { Locale } from '#contract/enumerations.ts';
import type { Sent } from '#contract/values.ts';
import { applicationTask } from '#rules/card-application-progress.ts';
import type { Database } from '../../platform/db/database.ts';
import { and, eq, inArray, or, sql } from '../../platform/db/orm.ts';
import type { SQL } from '../../platform/db/orm.ts';
import { cardApplications, customerCards, customers } from '../../platform/db/schema.ts';
import { route } from '../../platform/http/route.ts';
import type { Call } from '../../platform/http/route.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';
import { inAlphabet } from '../../platform/lists/alphabet.ts';
import { enumerationRank } from '../../platform/lists/enumeration-rank.ts';
import { lastNameFirst } from '../../platform/lists/last-name-first.ts';
import { hasWords } from '../../platform/lists/searched.ts';
import { sortLocaleOf } from '../../platform/lists/sort-locale.ts';
import { orderOf } from '../../platform/lists/sorting.ts';
import { totalCountOf } from '../../platform/lists/total-count.ts';
import { applicationFacts, handoverOf } from '../records/application-facts.ts';
import { readVersions } from './application-version.ts';
import { refuseSwitchedOff } from './switched-on.ts';
import { taskConditions } from './task-conditions.ts';

type ListQuery = Call<typeof deskCardApplications>['query'];

const searchedText = sql`(${customers.firstName} || ' ' || ${customers.lastName} || ' ' || ${cardApplications.applicationNumber})`;

const filterOf = ({ states, carrierTypes: carriers, tasks, search = '' }: ListQuery): SQL | undefined =>
  and(
    states && inArray(cardApplications.state, states),
    carriers && inArray(cardApplications.carrierType, carriers),
    tasks && (tasks.length === 0 ? sql`false` : or(...tasks.map((task) => taskConditions[task]))),
    hasWords(searchedText, search),
  );

const select = (database: Database) =>
  database
    .select({
      application: {
        id: cardApplications.id,
        applicationNumber: cardApplications.applicationNumber,
        serialNumber: cardApplications.serialNumber,
        created: cardApplications.created,
        state: cardApplications.state,
        carrierType: cardApplications.carrierType,
        paid: cardApplications.paid,
        cardForFree: cardApplications.cardForFree,
        correction: cardApplications.correction,
        bankCardId: cardApplications.bankCardId,
        deliveryBranchOfficeId: cardApplications.deliveryBranchOfficeId,
      },
      card: customerCards.state,
      customer: {
        id: customers.id,
        firstName: customers.firstName,
        lastName: customers.lastName,
        birthDay: customers.birthDay,
      },
    })
    .from(cardApplications)
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId));

type Row = Awaited<ReturnType<typeof select>>[number];

const taskOf = ({ application, card }: Row) => applicationTask(applicationFacts(application, card));

/** @param version the version of an application whose card waits to be handed over; undefined if it does not */
function toListed(row: Row, version: string | undefined, locale: Locale): Sent<typeof ListedDeskApplication> {
  const { application, customer } = row;
  const { id, applicationNumber, serialNumber, created, state, carrierType, paid, cardForFree } = application;
  return {
    id,
    applicationNumber,
    serialNumber,
    created: created.toISOString(),
    state: namedValue(locale, 'cardApplicationState', state),
    carrierType,
    task: taskOf(row),
    customer,
    paid,
    cardForFree,
    handOver: version === undefined ? null : { version, way: handoverOf(application) },
  };
}

/** Applications that wait for the staff come first, then those that wait for customers, then the finished ones. */
const taskRank = sql`case when ${or(...applicationTasks.filter((task) => task !== 'CUSTOMER').map((task) => taskConditions[task]))} then 0
  when ${taskConditions.CUSTOMER} then 1 else 2 end`;

const columnsIn = (alphabet: Locale) => ({
  task: taskRank,
  serialNumber: cardApplications.serialNumber,
  created: cardApplications.created,
  customer: inAlphabet(lastNameFirst, alphabet),
  carrierType: enumerationRank(carrierTypes, cardApplications.carrierType),
  state: enumerationRank(cardApplicationStates, cardApplications.state),
});

async function countAll(database: Database, filter: SQL | undefined): Promise<number> {
  const [total] = await database
    .select({ count: sql<number>`count(*)::integer` })
    .from(cardApplications)
    .innerJoin(customers, eq(customers.id, cardApplications.customerId))
    .leftJoin(customerCards, eq(customerCards.id, cardApplications.cardId))
    .where(filter);
  return total?.count ?? 0;
}

export const listDeskRoute = route(deskCardApplications, 'read', async (call) => {
  const { database, query, locale } = call;
  await refuseSwitchedOff(call);
  const filter = filterOf(query);
  const rows = await select(database)
    .where(filter)
    .orderBy(
      ...orderOf(columnsIn(sortLocaleOf(query, locale)), cardApplications.id, query, {
        column: 'serialNumber',
        descending: false,
      }),
    )
    .limit(query.limit)
    .offset(query.offset);
  const toHandOver = rows.filter((row) => taskOf(row) === 'HAND_OVER');
  const versions = await readVersions(
    database,
    toHandOver.map(({ application }) => application.id),
  );
  return {
    items: rows.map((row) => toListed(row, versions.get(row.application.id), locale)),
    totalCount: await totalCountOf(rows.length, query, () => countAll(database, filter)),
  };
});
