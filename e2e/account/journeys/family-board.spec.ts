import { addTicketFares, familyBoard } from '#contract/endpoints/family-board.ts';
import { createOrder } from '#contract/endpoints/orders.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import type { FamilyBoard } from '#contract/entities/family-board.ts';
import { expectAccessible, expectNoSidewaysScroll } from '../../common/support/accessibility.ts';
import { callOf, createCustomer, openAs } from '../../common/support/customer.ts';
import { ordersOf } from '../../common/support/orders.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { cartPage } from '../../purchase/pages/cart.page.ts';
import { familyBoardPage } from '../pages/family-board.page.ts';

const suggestedIn = ({ people }: FamilyBoard) =>
  people.flatMap(({ fullName, suggestion }) => {
    if (suggestion === null) return [];
    const { cardId, validFrom, validTo, zone, price } = suggestion;
    return [{ fullName, cardId, validFrom, validTo, zone: zone.displayName, price }];
  });

test('the tickets of a family of five are renewed with two presses, as the board suggests (FAM-03, FAM-05)', async ({
  page,
  sandbox,
  server,
}) => {
  const customer = await createCustomer(server.url, await sandbox.account('family'));
  const call = callOf(server.url, customer.session.token);
  const suggested = suggestedIn(await call(familyBoard));
  const [board, cart] = [familyBoardPage(page), cartPage(page)];
  await openAs(page, customer, '/app/family-board');
  await board.seePeople(5);
  for (const name of ['Petra', 'Anna', 'Jakub', 'Ema', 'Tomáš']) await board.seeTicked(name);
  await board.seeAt('Ema', 'Bez platné jízdenky');
  await board.seeAt('Jakub', /Navazuje na jízdenku.*Plná cena 550,00\sKč\. Sleva: Dítě 6–14 let/);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  await board.add();
  await cart.seeItemCount(5);
  const { items, totalPrice } = await call(shoppingCart);
  expect(
    items.map(({ customer: of, price, payload }) => ({
      fullName: `${of?.firstName} ${of?.lastName}`,
      cardId: payload.cardId,
      validFrom: payload.ticketFareValidFrom,
      validTo: payload.ticketFareValidTo,
      zone: payload.zone?.displayName,
      price,
    })),
  ).toEqual(suggested);
  expect(totalPrice).toBe(suggested.reduce((sum, { price }) => sum + price, 0));
  await cart.seeItem('Jakub Horák');

  await board.open();
  await board.seeAt('Jakub', /Další jízdenka už je v\skošíku/);
  await board.seeNoTicket('Jakub');
});

test(
  'one line is changed in the ticket dialog and changed back, and only the ticked lines are added (FAM-04)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('family'));
    const board = familyBoardPage(page);
    await openAs(page, customer, '/app/family-board');
    await board.tickNone();
    await board.change('Petra');
    await board.chooseTicket(/^90denní/);
    await board.takeChange();
    await board.seeTicked('Petra');
    await board.seeAt('Petra', /90denní – Dospělý.*Jízdenku jste zvolili sami/);
    await board.seeTotal(/^1\s430,00\sKč$/);
    await board.undoChange('Petra');
    await board.seeTotal(/^550,00\sKč$/);
    await board.change('Petra');
    await board.chooseTicket(/^90denní/);
    await board.takeChange();
    await board.add();
    await cartPage(page).seeItemCount(1);
    await cartPage(page).seeTotal(/^1\s430,00\sKč$/);
  },
);

test(
  'a guardian sees which ticket the other guardian has bought, and an open board does not buy it twice (FAM-06)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('family');
    const other = await createCustomer(server.url, await sandbox.account('newcomer', account.accountId));
    const board = familyBoardPage(page);
    await openAs(page, other, '/app/family-board');
    await board.seePeople(3);
    await board.seeTicked('Anna');

    const first = await createCustomer(server.url, account);
    const call = callOf(server.url, first.session.token);
    const anna = (await call(familyBoard)).people.find(({ fullName }) => fullName.startsWith('Anna'))?.suggestion;
    if (anna === null || anna === undefined) throw new Error('expected a suggestion for Anna, got none');
    const { cardId, start: validFrom, ticketCombinationId, zone, price } = anna;
    await call(addTicketFares, {
      body: { lines: [{ cardId, validFrom, ticketCombinationId, zone: zone.name, price }] },
    });
    const { id } = await call(createOrder, { body: { paymentType: 'INVOICE' } });
    await ordersOf(server.url, sandbox, account, first).bookInvoice(id);
    await expect
      .poll(async () =>
        (await sandbox.ledger(account.accountId)).ticketFares.some(
          (one) => one.price === price && one.orderItemId !== null,
        ),
      )
      .toBe(true);

    await board.add();
    await board.seeText(/Nic jsme vám nestrhli, do\skošíku/);
    await board.seeAt('Anna', /jiná jízdenka platí, od.*koupil někdo jiný/);
    await board.seeAt('Anna', /Koupil ji někdo jiný, kdo tuto kartu používá nebo spravuje/);
    await board.seeNoTicket('Anna');
    await board.seeTicked('Jakub');
    await expectAccessible(page);
    expect((await callOf(server.url, other.session.token)(shoppingCart)).empty).toBe(true);
    await board.add();
    await cartPage(page).seeItemCount(2);
  },
);
