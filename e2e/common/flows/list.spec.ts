import { orders } from '#contract/endpoints/orders.ts';
import { listModel } from '#machines/common/list/model/list.model.ts';
import { listPage } from '../pages/list.page.ts';
import { createCustomer, openAs } from '../support/customer.ts';
import { holdCalls } from '../support/held-calls.ts';
import { runFlowInBrowser } from '../support/run-flow.ts';

const leftOut = new Set([
  // Only cancelling or paying an order refreshes the list, and this flow does neither.
  'refresh',
  // Orders are never deleted, so a page of orders does not disappear.
  'fetchPage=beyondEnd',
  // Only full answers are tested: an answer with few rows differs only in the pager.
  'fetchPage=few',
  // The table offers no other page sizes and has no missing rows, and the first click on a column sorts in ascending
  // order.
  'setPageSize/unknown',
  'expand/absent',
  'sort/turned',
  // The shared address contains a page and a state that the orders of this flow do not have:
  // journeys/list-address.spec.ts tests it.
  'changeAddress/shared',
]);

const faults: Readonly<Record<string, string>> = { noAnswer: 'no-answer-before', refused: 'FORBIDDEN' };
const states = ['Čeká na zaplacení', 'Zaplaceno'];
/** The order list starts with 25 rows on a page, the model with 10, so the two sizes are exchanged. */
const realSize: Readonly<Record<number, number>> = { 25: 10, 10: 25 };
const moreThanAPage = 26;
/** With a single row, the list offers no filter. */
const several = 2;
const path = '/app/order-list';
/**
 * How far each gesture moves the page's clock, in milliseconds. All gestures of one filter together take less than the
 * pause after typing.
 */
const gestureTime = 40;

const opening = Object.fromEntries(Object.entries(listModel.inputs).filter(([name]) => name === 'opening'));

runFlowInBrowser<typeof listModel>({
  // The rows of the order list contain their details; lists that fetch details are on other pages.
  model: { ...listModel, inputs: opening },
  isFeasible: ({ name }) => !leftOut.has(name),
  drive: async ({ page, sandbox, server, willTake }) => {
    const customer = await createCustomer(server.url, await sandbox.account('parent'));
    const calls = holdCalls(page);
    const list = listPage(page, 'Vaše objednávky');
    const unchosen = [...states];
    const orderIds: number[] = [];
    const passGestureTime = () => page.clock.runFor(gestureTime);
    /** Creates the orders when the first full answer is needed: an earlier answer may have to be empty. */
    const createOrders = async () => {
      const count = willTake('next') ? moreThanAPage : several;
      while (orderIds.length < count) orderIds.push(await customer.order());
    };
    // The page's clock runs only when the path moves it, so that the pause after typing does not end by itself.
    await page.clock.install();
    return {
      isClockStopped: true,
      open: async () => {
        await openAs(page, customer, path);
        await list.seeTable();
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
      },
      verbs: {
        changeFilter: async () => {
          await list.openFilter('Stav');
          await passGestureTime();
          await list.chooseOption(unchosen.shift() ?? '');
          await list.closeFilter();
          await passGestureTime();
        },
        clearFilters: () => list.clearFilters(),
        sort: () => list.sortBy('Vytvořeno'),
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
        if (outcomeName === 'full') await createOrders();
        if (outcomeName === 'empty') await Promise.all(orderIds.map(customer.cancelOrder));
        await calls.release(orders, faults[outcomeName] ?? null);
      },
      runOut: () => page.clock.runFor(330),
      bringAbout: async ({ payload }) => {
        const address = 'address' in payload ? (payload.address as Readonly<Record<string, string>>) : {};
        const hash = `#${path}?${new URLSearchParams(address).toString()}`;
        await page.evaluate((text) => void (window.location.hash = text), hash);
        await passGestureTime();
      },
    };
  },
});
