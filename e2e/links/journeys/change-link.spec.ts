import { confirmationPage } from '../../common/pages/confirmation.page.ts';
import { listPage } from '../../common/pages/list.page.ts';
import { createCustomer, openAs } from '../../common/support/customer.ts';
import { expect, test } from '../../common/support/test.ts';
import { whole } from '../../common/support/whole.ts';

test(
  'a managed adult becomes the main account, and then her child is assigned (LNK-02)',
  whole,
  async ({ page, sandbox, server }) => {
    const customer = await createCustomer(server.url, await sandbox.account('only-managed'));
    const list = listPage(page, 'Spravované karty');
    const main = confirmationPage(page, { confirm: 'Nastavit jako hlavní účet', decline: 'Ponechat' });
    const assign = confirmationPage(page, { confirm: 'Přiřadit k účtu', decline: 'Ponechat' });
    await openAs(page, customer, '/app/managed-card-list');
    await list.seeRange('1–7 z 7');
    await expect(page.getByRole('button', { name: 'Přiřadit k účtu' })).toHaveCount(0);

    await list.openMore(/Emil/);
    await list.pressInRow(/Emil/, 'Nastavit jako hlavní účet');
    await main.confirm();
    await main.seeFailure('4 – ');
    await main.decline();
    await list.seeRange('1–7 z 7');

    await list.openMore(/Dana/);
    await list.pressInRow(/Dana/, 'Nastavit jako hlavní účet');
    await main.seeQuestion('Dana Malá');
    await main.confirm();
    await expect(page.getByText('Hlavní účet je nastaven: Dana Malá.')).toBeVisible();
    await list.seeRange('1–6 z 6');
    await expect(page.getByRole('button', { name: 'Nastavit jako hlavní účet' })).toHaveCount(0);

    for (const [child, number] of [
      [/Hugo/, '5 – '],
      [/Irma/, '6 – '],
      [/Gita/, '9 – '],
    ] as const) {
      await list.pressInRow(child, 'Přiřadit k účtu');
      await assign.confirm();
      await assign.seeFailure(number);
      await assign.decline();
      await assign.seeClosed();
    }
    await list.pressInRow(/Filip/, 'Přiřadit k účtu');
    await assign.confirm();
    await list.seeRange('1–5 z 5');
    await page.goto('/#/app/assigned-card-list');
    await listPage(page, 'Přiřazené karty').seeRow(/Filip/);
    await page.goto('/#/app/user-account');
    await expect(page.getByText('Dana', { exact: false }).first()).toBeVisible();
  },
);
