import { listPage } from '../../common/pages/list.page.ts';
import { asTyped } from '../../common/support/as-typed.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { portrait } from '../../common/support/pictures.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';
import { loginPage } from '../../visitor/pages/login.page.ts';
import { assignCustodianPage } from '../pages/assign-custodian.page.ts';
import { personalInfoPage } from '../pages/personal-info.page.ts';

/** How long a log-in is valid, in milliseconds. */
const life = 60 * 60_000;

test(
  'an account that manages the card of a child gives the child a custodian, only one time (ASC-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await createCustomer(server.url, await sandbox.account('only-managed'));
    const { id } = (await account.linkTo('Gita')).customer;
    const dialog = assignCustodianPage(page);
    await openAs(page, account, `/app/user-linked-account/${id}`);
    await dialog.open();
    await dialog.choose('other');
    await dialog.enter('firstName', 'Dana');
    await dialog.enter('lastName', 'Malá');
    const known = (await account.linkTo('Dana')).customer;
    await dialog.enter('birthDay', asTyped(known.birthDay ?? ''));
    for (const [field, text] of [
      ['phoneNumber', '+420 777 123'],
      ['street', 'Lipová'],
      ['streetNumber', '1'],
      ['city', 'Lipany'],
      ['zip', '56101'],
    ] as const)
      await dialog.enter(field, text);
    await dialog.seeValue('phoneNumber', '420777123');
    await dialog.submit();
    await dialog.seeError(/^2 .*už evidujeme/);
    await dialog.seeValue('firstName', 'Dana');
    await dialog.enter('firstName', 'Božena');
    await dialog.submit();
    await dialog.seeAssigned();
    await dialog.seeNotOffered();
    await page.reload();
    await expect(page.getByRole('heading', { name: /Gita Malá/ })).toBeVisible();
    await dialog.seeNotOffered();
  },
);

test(
  'a customer that another system has sent gets a name, a photo and a custodian (PIN-01)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await createCustomer(server.url, await sandbox.account('only-managed'));
    const dialog = personalInfoPage(page);
    await openAs(page, account, '/app/managed-card-list');
    await dialog.open();
    await dialog.enter('firstName', 'Adam');
    await dialog.enter('lastName', 'Malý');
    await dialog.enter('birthDay', '04.03.2016');
    await dialog.photo.choose(await portrait());
    await dialog.photo.takeOver();
    await dialog.photo.seePhoto();
    await dialog.submit();
    await dialog.choose('Dana Malá');
    await dialog.submit();
    await dialog.seeSaved();
    await dialog.seeNotOffered();
    await page.reload();
    await expect(page.getByRole('link', { name: 'Adam Malý' })).toBeVisible();
    await listPage(page, 'Spravované karty').seeRange('1–7 z 7');
    await dialog.seeNotOffered();
  },
);

test(
  'the typed custodian is restored after the session has ended (SES-02)',
  whole,
  async ({ page, sandbox, server }) => {
    const account = await sandbox.account('only-managed');
    const customer = await createCustomer(server.url, account);
    const { id } = (await customer.linkTo('Gita')).customer;
    const dialog = assignCustodianPage(page);
    await openAs(page, customer, `/app/user-linked-account/${id}`);
    await dialog.open();
    await dialog.choose('other');
    await dialog.enter('firstName', 'Božena');
    await sandbox.advanceClock(life);
    await loginPage(page).seeMessage(/přihlášení vypršelo/);
    await loginPage(page).enter(account);
    await dialog.seeValue('firstName', 'Božena');
  },
);
