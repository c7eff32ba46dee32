import { orders } from '../../contract/endpoints/orders.ts';
import { listModel } from '../../machines/list/list.model.ts';
import { listPage } from '../pages/list.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const leftOut = new Set([
  // It comes from an order that is cancelled or paid, for which there must be rows: the flow of one order has it.
  'refresh',
  // An order never goes away, so a page of orders that was there stays there.
  'fetchPage=beyondEnd',
  // The table offers no other sizes, no rows that are not there, and a column turns round only once it is sorted by.
  'setPageSize/unknown',
  'expand/absent',
  'sort/turned',
  // It asks for a page and a state that the orders of this flow do not have: the journey of the list's address has it.
  'changeAddress/shared',
]);

const faults: Readonly<Record<string, string>> = { noAnswer: 'no-answer-before', refused: 'FORBIDDEN' };
const states = ['Čeká na zaplacení', 'Zaplaceno'];
/** The order list begins with pages of 25, the model with pages of 10: each takes the other for the larger. */
const realSize: Readonly<Record<number, number>> = { 25: 10, 10: 25 };
const moreThanAPage = 26;
const path = '/app/order-list';
/** In milliseconds, for what a gesture itself waits for; together less than the pause after typing. */
const gesture = 40;

const opening = Object.fromEntries(Object.entries(listModel.inputs).filter(([name]) => name === 'opening'));

runFlowInBrowser<typeof listModel>({
  // The rows of the order list hold what they open to; lists that fetch it are other pages.
  model: { ...listModel, inputs: opening },
  isFeasible: ({ name }) => !leftOut.has(name),
  drive: async ({ page, sandbox, server, willTake }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const list = listPage(page, 'Vaše objednávky');
    const unchosen = [...states];
    const orderIds: number[] = [];
    const pass = () => page.clock.runFor(gesture);
    /** The server answers with rows once there are some: a list may have been empty before. */
    const haveOrders = async () => {
      const count = willTake('next') ? moreThanAPage : 1;
      while (orderIds.length < count) orderIds.push(await customer.order());
    };
    // Time stands still but where the path moves it, so that the pause after typing lasts.
    await page.clock.install();
    return {
      timeStands: true,
      open: async () => {
        await openAs(page, customer, path);
        await list.seeTable();
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      },
      verbs: {
        changeFilter: async () => {
          await list.openFilter('Stav');
          await pass();
          await list.chooseOption(unchosen.shift() ?? '');
          await list.closeFilter();
          await pass();
        },
        sort: () => list.sortBy('Vystaveno'),
        setPageSize: async ({ size }) => void (await list.setPageSize(realSize[size] ?? size)),
        next: () => list.next(),
        previous: () => list.previous(),
        expand: () => list.expand(/^\d+$/),
        collapse: () => list.collapse(/^\d+$/),
        retry: () => list.retry(),
        retryDetail: () => list.retryDetail(),
      },
      arrange: async ({ actor }) => {
        if (actor === 'fetchPage') await calls.hold(orders);
        return 'held';
      },
      release: async ({ outcomeName }) => {
        if (outcomeName === 'full') await haveOrders();
        if (outcomeName === 'empty') await Promise.all(orderIds.map(customer.cancelOrder));
        await calls.release(orders, faults[outcomeName] ?? null);
      },
      runOut: () => page.clock.runFor(330),
      bringAbout: async ({ payload }) => {
        const address = 'address' in payload ? (payload.address as Readonly<Record<string, string>>) : {};
        const hash = `#${path}?${new URLSearchParams(address).toString()}`;
        await page.evaluate((text) => void (window.location.hash = text), hash);
        await pass();
      },
    };
  },
});
