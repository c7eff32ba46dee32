// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CallOptions } from '#api/call.ts';
import type { EndpointDefinition } from '#contract/endpoint.ts';
import type { ErrorName } from '#contract/error-names.ts';
import { ChangeLink } from '#features/links/link-change/change-link.tsx';
import type { Shop } from '#runtime/shop.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const effects: unknown[] = [];
beforeEach(() => void (effects.length = 0));
afterEach(cleanup);

const linkOf = (birthDay: string | null) => ({
  id: 7,
  customer: { id: 5, firstName: 'Dana', lastName: 'Malá', fullName: 'Dana Malá', birthDay, external: false },
});
const adult = linkOf('1988-01-01');
const child = linkOf('2018-01-01');

const alone = { people: [{ type: 'MANAGED', customerId: 5 }], onlyManaged: true };
const owner = { people: [{ type: 'REGISTERED', customerId: 1 }], onlyManaged: false };
const flags = { legacyShopMigrationAllowed: true, migrationAllowed: true };

interface Situation {
  readonly account: typeof alone | typeof owner;
  readonly configuration?: typeof flags;
  readonly refusal?: ErrorName;
}

function show(link: typeof adult, { account, configuration = flags, refusal }: Situation) {
  const shop: Shop = {
    ...testShop({ boot: staticActor({ configuration }), customerSelection: staticActor(account) }),
    call: ((endpoint: EndpointDefinition, { params }: CallOptions<EndpointDefinition> = {}) => {
      effects.push([endpoint.name, params]);
      if (refusal === undefined) return Promise.resolve(undefined);
      return Promise.reject({ name: refusal, status: 409, metadata: { maximum: 30 } });
    }) as Shop['call'],
    tell: (id, event) => void effects.push([id, event]),
    showToast: ({ messageId, values, colour }) => void effects.push([messageId, values, colour]),
  };
  render(inShop(shop, <ChangeLink link={link} onChanged={() => void effects.push('changed')} />));
}

const offeredButtons = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

async function confirm(button: string) {
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: button }));
  const question = await screen.findByRole('alertdialog');
  const answer = (name: string) =>
    user.click(within(question).getByText(name, { selector: 'footer button, footer button *' }));
  expect(question.textContent).toContain('Dana Malá');
  await answer(button);
  return { question, answer };
}

describe('the buttons that change a managed link (LNK-02)', () => {
  it.each([
    ['an adult, to an account without a customer', adult, { account: alone }, ['Nastavit jako hlavní účet']],
    ['a child, to an account without a customer', child, { account: alone }, []],
    ['a child, to an account with a customer', child, { account: owner }, ['Přiřadit k účtu']],
    ['an adult, to an account with a customer', adult, { account: owner }, []],
    ['a person without a known birth date', linkOf(null), { account: alone }, []],
    [
      'an adult, if the flag for migration from the legacy shop is off',
      adult,
      { account: alone, configuration: { ...flags, legacyShopMigrationAllowed: false } },
      [],
    ],
    [
      'a child, if the flag for migration is off',
      child,
      { account: owner, configuration: { ...flags, migrationAllowed: false } },
      [],
    ],
  ])('are offered only if the change is possible: %s', (_who, link, situation, expected) => {
    show(link, situation);
    expect(offeredButtons()).toEqual(expected);
  });

  it.each([
    ['REGISTERED', 'setMainAccount', 'Nastavit jako hlavní účet', adult, alone],
    ['ASSIGNED', 'setAssignedAccount', 'Přiřadit k účtu', child, owner],
  ] as const)(
    'ask for confirmation, make the customer %s, show a toast, and refresh the account and the list',
    async (type, call, button, link, account) => {
      show(link, { account });
      await confirm(button);
      await expect.poll(() => effects).toContain('changed');
      expect(effects).toEqual([
        [call, { id: 7 }],
        [`linkChange.done.${type}`, { name: 'Dana Malá' }, 'success'],
        ['customerSelection', { type: 'refresh' }],
        'changed',
      ]);
    },
  );

  it.each([
    ['CUSTOMER_ALREADY_REGISTERED', /^4 – /],
    ['CUSTOMER_ALREADY_ASSIGNED', /^5 – /],
    ['PARENT_AND_OWNER_DIFFER', /^6 – /],
    ['TOO_YOUNG_FOR_REGISTERED_ACCOUNT', /^7 – /],
    ['TOO_OLD_FOR_ASSIGNED_ACCOUNT', /^8 – /],
    ['CUSTOMER_WITHOUT_PARENT', /^9 – /],
    ['MAXIMUM_PEOPLE_REACHED', /^Na vašem účtu může být nejvýše 30\sosob\./],
    ['NOT_FOUND', /^Toto propojení už neexistuje/],
  ] as const)('show the refusal %s, and refresh when the dialog is closed', async (refusal, text) => {
    show(child, { account: owner, refusal });
    const { question, answer } = await confirm('Přiřadit k účtu');
    expect((await within(question).findByRole('alert')).textContent).toMatch(text);
    await answer('Ponechat');
    await expect.poll(() => effects.at(-1)).toBe('changed');
    expect(effects).toContainEqual(['customerSelection', { type: 'refresh' }]);
  });
});
