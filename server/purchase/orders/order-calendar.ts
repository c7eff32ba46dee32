import type { orderCalendar } from '#contract/endpoints/order-documents.ts';
import type { Document } from '#contract/entities/document.ts';
import type { OrderItem } from '#contract/entities/order.ts';
import type { Sent } from '#contract/values.ts';
import { isNamedById } from '#rules/card-actions/action-facts.ts';
import { brandName } from '../../platform/brand/brand.ts';
import { ticketUid } from '../../platform/calendar-files/ticket-uid.ts';
import { writeCalendar } from '../../platform/calendar-files/write-calendar.ts';
import type { Database } from '../../platform/db/database.ts';
import { eq } from '../../platform/db/orm.ts';
import { customers, orderItems, ticketFares } from '../../platform/db/schema.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Call } from '../../platform/http/route.ts';
import { translate } from '../../platform/i18n/translate.ts';
import { findOwnOrder } from '../order-records/find-order.ts';
import { viewOrder } from '../order-records/order-view.ts';

type CalendarCall = Call<typeof orderCalendar>;

interface Ticket {
  readonly item: Sent<typeof OrderItem>;
  readonly lastDay: string;
  /** Null: the ticket is not delivered yet, so the account's calendar does not contain it. */
  readonly ticketFareId: number | null;
  /** Whether the name of the holder is known. */
  readonly isNamed: boolean;
}

const readItems = (database: Database, orderId: number) =>
  database
    .select({
      id: orderItems.id,
      ticketFareId: ticketFares.id,
      customer: { id: customers.id, firstName: customers.firstName },
    })
    .from(orderItems)
    .leftJoin(ticketFares, eq(ticketFares.orderItemId, orderItems.id))
    .leftJoin(customers, eq(customers.id, orderItems.customerId))
    .where(eq(orderItems.orderId, orderId));

/** The tickets among an order's items that were not cancelled. */
async function readTickets(
  database: Database,
  orderId: number,
  items: readonly Sent<typeof OrderItem>[],
): Promise<Ticket[]> {
  const rows = new Map((await readItems(database, orderId)).map((row) => [row.id, row]));
  return items.flatMap((item) => {
    const lastDay = item.payload.ticketFareValidTo;
    if (lastDay === undefined || item.cancelled) return [];
    const { ticketFareId = null, customer = null } = rows.get(item.id) ?? {};
    return [{ item, lastDay, ticketFareId, isNamed: customer !== null && !isNamedById(customer) }];
  });
}

/** A calendar with the last day of each ticket and a reminder some days before it, at nine in the morning. */
function calendarOf(call: CalendarCall, tickets: readonly Ticket[], made: Date, daysBefore: number): string {
  const { locale, services } = call;
  const { publicUrl, shopUrl } = services.configuration;
  return writeCalendar(
    { publisher: brandName(services.configuration), locale },
    tickets.map(({ item, lastDay, ticketFareId, isNamed }) => ({
      uid:
        ticketFareId === null
          ? `ticket-${String(item.id)}@${new URL(publicUrl).host}`
          : ticketUid(publicUrl, ticketFareId),
      day: lastDay,
      summary: translate(locale, isNamed ? 'calendar.summary' : 'calendarFeed.ticket.nameless', {
        ticket: item.name,
        customer: item.customerFullName ?? '',
      }),
      description: item.description,
      url: shopUrl,
      alarmDays: daysBefore,
      modified: made,
      sequence: 0,
    })),
  );
}

/**
 * The last days of an order's tickets as an iCalendar file. A ticket always has the same event id, so that importing the
 * file again creates no duplicates. Throws ApiError NOT_FOUND (no such order, or no tickets), ORDER_NOT_PAID.
 */
export async function readCalendar(call: CalendarCall): Promise<Document> {
  const { database, caller, params, locale, services } = call;
  const order = await findOwnOrder(database, caller.accountId, params.id);
  if (order.state !== 'PAID') throw new ApiError('ORDER_NOT_PAID');
  const tickets = await readTickets(database, order.id, (await viewOrder(database, order, locale)).items);
  if (tickets.length === 0) throw new ApiError('NOT_FOUND');
  const daysBefore = await services.settings.number(database, 'ESHOP_TICKET_EXPIRATION_NOTIFICATION');
  const text = calendarOf(call, tickets, order.issued, daysBefore);
  return {
    fileName: `${String(order.number)}.ics`,
    mediaType: 'text/calendar',
    content: Buffer.from(text).toString('base64'),
  };
}
