import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { calendarAddressPage } from '../pages/calendar-address.page.ts';

test(
  "a parent adds the ends of the family's tickets to a calendar, and replaces and removes its address (ICS-01, ICS-02)",
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calendar = calendarAddressPage(page);
    await openAs(page, customer, '/app/notification-setting');
    await calendar.create();
    await calendar.seeAddress();
    const address = await calendar.address();
    expect(await calendar.subscription()).toBe(address.replace('http:', 'webcal:'));
    await calendar.showCode();
    await calendar.seeCode();

    // Fetches the calendar from the page's own origin.
    const fetchCalendar = (of: string) =>
      page.evaluate(async (path) => {
        const answer = await fetch(path);
        return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
      }, new URL(of).pathname);
    const { status, type, text } = await fetchCalendar(address);
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    for (const person of ['Lenka', 'Matěj', 'Eliška', 'Karel']) expect(text).toContain(`SUMMARY:${person}: `);

    await page.reload();
    await calendar.seeFetched();
    await calendar.askToReplace();
    await calendar.confirm();
    await calendar.seeMessage('Adresa kalendáře je vyměněná. Dosavadní už neplatí.');
    const replaced = await calendar.address();
    expect(replaced).not.toBe(address);
    expect((await fetchCalendar(address)).status).toBe(404);
    expect((await fetchCalendar(replaced)).status).toBe(200);

    await calendar.askToRemove();
    await calendar.confirm();
    await calendar.seeOffer();
    expect((await fetchCalendar(replaced)).status).toBe(404);
  },
);
