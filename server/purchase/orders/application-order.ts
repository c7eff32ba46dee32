import type { AnswerOf } from '#contract/endpoint.ts';
import type { applicationOrderState } from '#contract/endpoints/card-application-checks.ts';
import { authoriseCustomer } from '../../accounts/customers/authorise.ts';
import { and, desc, eq, sql } from '../../platform/db/orm.ts';
import { cardApplications, orderItems, orders } from '../../platform/db/schema.ts';
import type { Call } from '../../platform/http/route.ts';
import { namedValue } from '../../platform/i18n/named-value.ts';

type StateCall = Call<typeof applicationOrderState>;

async function findApplication({ database, caller, query }: StateCall) {
  const mine = and(eq(cardApplications.customerId, query.originId), eq(cardApplications.accountId, caller.accountId));
  const [found] = await database
    .select({
      id: cardApplications.id,
      applicationNumber: cardApplications.applicationNumber,
      paid: cardApplications.paid,
      state: cardApplications.state,
    })
    .from(cardApplications)
    .where(mine)
    .orderBy(desc(cardApplications.created), desc(cardApplications.id))
    .limit(1);
  return found;
}

async function findOrder({ database, caller, query }: StateCall, applicationId: number) {
  const isForFee = and(
    eq(orders.accountId, caller.accountId),
    eq(orderItems.customerId, query.originId),
    sql`(${orderItems.payload}->>'applicationId')::integer = ${applicationId}`,
  );
  const [found] = await database
    .select({ id: orders.id, number: orders.number, state: orders.state })
    .from(orders)
    .innerJoin(orderItems, eq(orderItems.orderId, orders.id))
    .where(isForFee)
    .orderBy(desc(orders.id))
    .limit(1);
  return found;
}

/** The customer's newest application and the state of the order with its fee. Throws ApiError NOT_FOUND. */
export async function readApplicationOrder(call: StateCall): Promise<AnswerOf<typeof applicationOrderState>> {
  const { database, caller, query, locale } = call;
  await authoriseCustomer(database, caller, query.originId);
  const application = await findApplication(call);
  if (application === undefined) return { application: null, order: null };
  const order = await findOrder(call, application.id);
  return {
    application: {
      ...application,
      state: namedValue(locale, 'cardApplicationState', application.state),
    },
    order: order === undefined ? null : { ...order, state: namedValue(locale, 'orderState', order.state) },
  };
}
