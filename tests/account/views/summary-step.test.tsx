// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import * as fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { createActor, waitFor } from 'xstate';
import type { NewBankCardApplication, NewCardApplication } from '#contract/entities/card-application-input.ts';
import type { NewCustodian, NewCustomer } from '#contract/entities/customer-input.ts';
import type { Address } from '#contract/entities/customer.ts';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { provideApplicationSave } from '#features/card-application/card-application/application-save.actors.ts';
import { SummaryStep } from '#features/card-application/card-application/summary-step.tsx';
import type { ApplicationPlan } from '#machines/card-application/application-save/application-save.types.ts';
import { sampleProfiles } from '#machines/card-application/profile-choice/model/profile-choice.samples.ts';
import type { ChosenProfile } from '#machines/card-application/profile-choice/profile-choice.types.ts';
import { isReachableAboutFoundCard } from '#rules/contact-consent.ts';
import { formatDay } from '#rules/date-text.ts';
import { recordingShop } from '../../common/src/support/recording-shop.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

const fee = 13_000;
const branches = [1, 2].map((id) => ({
  id,
  name: `Pobočka ${String(id)}`,
  branchNumber: id,
  address: { street: 'Nádražní', streetNumber: String(id), city: 'Plzeň', zip: '30100' },
  cardDeliveryAllowed: true,
}));

const word = fc.constantFrom('Jana', ' Eva Marie ', 'Ž', "O'Neill", '👩 Adam', '  Lipová');
const maybe = fc.oneof(word, fc.constantFrom('', ' '));
const day = fc.constantFrom('1990-05-06', '2026-11-21', '2018-09-01', '2030-12-31');
const place = { street: maybe, streetNumber: maybe, city: maybe, zip: maybe };
const person = fc.record({
  firstName: word,
  lastName: word,
  birthDay: day,
  email: fc.constantFrom('', ' ', 'jana@linka.example', ' eva@linka.example '),
  phoneNumber: fc.constantFrom('', '777 123 456', ' +420777 '),
  ...place,
});
const isicNumber = 'S420123456789E';
const profile = fc
  .record({
    profile: fc.constantFrom(...sampleProfiles),
    validFrom: day,
    validTo: fc.option(day),
    claimed: fc.boolean(),
  })
  .map(({ claimed, ...chosen }): ChosenProfile => ({
    ...chosen,
    confirmed: chosen.profile.requireConfirmation && claimed,
    isicNumber: chosen.profile.isic ? isicNumber : '',
  }));
const delivery = fc.oneof(
  fc.constantFrom(...branches).map((branch) => ({ type: 'BRANCH' as const, branch })),
  fc.record({ street: word, streetNumber: word, city: word, zip: word }).map((address) => ({
    type: 'POST_OFFICE' as const,
    address,
  })),
);

/** Any application that the wizard can make: at most one of two profiles has an ISIC card. */
const plan: fc.Arbitrary<ApplicationPlan> = fc
  .record({
    holder: person,
    custodian: fc.option(fc.record({ id: fc.constantFrom(null, 7), person })),
    photo: fc.constantFrom('data:image/jpeg;base64,AA==', 'data:image/png;base64,BB=='),
    photoIsNew: fc.boolean(),
    profileOne: profile,
    profileTwo: fc.option(profile.filter(({ profile: { isic } }) => !isic)),
    carrierType: fc.constantFrom('HAULIER_CARD' as const, 'VIRTUAL_CARD' as const, 'BANK_CARD' as const),
    pin: fc.constantFrom('', '2580', 'moje heslo'),
    bankCard: fc.constantFrom({ id: null, cardNumber: null }, { id: 3, cardNumber: '**** **** **** 1111' }),
    delivery,
    cardForFree: fc.boolean(),
    marketingConsent: fc.boolean(),
  })
  .map(({ holder, custodian, photo, photoIsNew, pin, ...entered }) => ({
    ...entered,
    personConfirmed: entered.carrierType === 'VIRTUAL_CARD',
    customer: {
      originId: 1,
      person: holder,
      photo,
      photoIsNew,
      custodian,
      isicNumber: entered.profileOne.isicNumber,
      pin,
      accountLinkType: 'ASSIGNED',
    },
    delivery: entered.carrierType === 'HAULIER_CARD' ? entered.delivery : null,
    bankCard: entered.carrierType === 'BANK_CARD' ? entered.bankCard : null,
    cardForFree: entered.carrierType === 'HAULIER_CARD' && entered.cardForFree,
    contactMeIfCardFound:
      entered.carrierType === 'HAULIER_CARD' &&
      isReachableAboutFoundCard(holder, custodian === null ? null : custodian.person),
    attachments: [],
    today: '2026-11-21',
  }));

/** The requests that an application sends to the server. */
async function requestsOf(planned: ApplicationPlan) {
  const { shop, calls } = recordingShop({
    createCustomer: { id: 1 },
    createCardApplication: { id: 5, applicationNumber: '1' },
    createVirtualCardApplication: { id: 5, applicationNumber: '1' },
    createBankCardApplication: { id: 5, applicationNumber: '1' },
  });
  const machine = provideApplicationSave(
    shop,
    createAttachmentFiles(() => 'file'),
  );
  const actor = createActor(machine, { input: { flowId: 'flow', draftId: null, plan: planned } }).start();
  await waitFor(actor, (snapshot) => snapshot.status === 'done' || snapshot.matches('tokenizing'));
  actor.stop();
  const [customer, application] = calls.map(({ options }) => options.body);
  return { customer: customer as NewCustomer, application: application as NewCardApplication & NewBankCardApplication };
}

type Row = readonly [label: string, text: string];
type Part = readonly [title: string, rows: readonly Row[]];

const oneSpace = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const addressLine = ({ street, streetNumber, city, zip }: Address): string =>
  [
    [street, streetNumber],
    [zip, city],
  ]
    .map((parts) => parts.filter((part) => part !== null).join(' '))
    .filter((line) => line !== '')
    .join(', ');

/** A row, or no row for an empty value. */
const row = (label: string, text: string | null | undefined): Row[] =>
  text === null || text === undefined || text === '' ? [] : [[label, oneSpace(text)]];

const personRows = ({ name, birthDay, phoneNumber, email, address }: NewCustomer | NewCustodian): Row[] => [
  ...row('Jméno a příjmení', `${name.firstName} ${name.lastName}`),
  ...row('Datum narození', formatDay(birthDay)),
  ...row('Telefon', phoneNumber),
  ...row('E-mail', email),
  ...row('Adresa', address === null || address === undefined ? null : addressLine(address)),
];

type SentProfile = NewCardApplication['profileOne'];

function profileRows({ profileId, validFrom, validTo, confirmationChecked }: SentProfile, isic: string): Row[] {
  const found = sampleProfiles.find(({ id }) => id === profileId);
  if (found === undefined) throw new Error(`there is no profile ${String(profileId)}`);
  const start = formatDay(validFrom);
  const hasEnd = validTo !== null && validTo !== undefined;
  return [
    ['Sleva', found.displayName],
    ['Platnost', hasEnd ? `${start} – ${formatDay(validTo)}` : `Od ${start} bez omezení`],
    ...row('Číslo karty ISIC', found.isic ? isic : ''),
    ...(found.requireConfirmation ? row('Nárok potvrzen', confirmationChecked === undefined ? 'Ne' : 'Ano') : []),
  ];
}

const yesNo = (value: boolean | undefined): string => (value === true ? 'Ano' : 'Ne');

function deliveryPart({ deliveryBranchOfficeId, recipientAddress, cardForFree }: NewCardApplication): Part {
  const branch = branches.find(({ id }) => id === deliveryBranchOfficeId);
  const posted = recipientAddress === null || recipientAddress === undefined ? null : addressLine(recipientAddress);
  return [
    'Předání karty',
    [
      ...row('Vyzvednutí na pobočce', branch === undefined ? '' : `${branch.name}, ${addressLine(branch.address)}`),
      ...row('Poštou na adresu', posted),
      ['Cena', cardForFree ? 'zdarma, po doložení nároku na pobočce' : '130,00 Kč'],
    ],
  ];
}

const bankCardPart = ({ bankCardId }: NewBankCardApplication): Part => [
  'Platební karta',
  [['Číslo karty', bankCardId === 3 ? '**** **** **** 1111' : 'Nová, zaregistrujete ji po odeslání žádosti']],
];

/** The expected summary for the sent data. If the shop knows the custodian, only the custodian's id is sent. */
function partsOf(planned: ApplicationPlan, { customer, application }: Awaited<ReturnType<typeof requestsOf>>): Part[] {
  const { custodian } = planned.customer;
  const { isicNumber: isic, parent, parentId } = customer;
  const known = custodian !== null && parentId === custodian.id && custodian.id !== null;
  const custodianRows = known ? null : parent;
  const parts: (Part | null)[] = [
    [
      'Držitel karty',
      [...personRows(customer), ...row('Údaje potvrzeny', planned.carrierType === 'VIRTUAL_CARD' ? 'Ano' : '')],
    ],
    custodianRows === null || custodianRows === undefined ? null : ['Zákonný zástupce', personRows(custodianRows)],
    ['Sleva', profileRows(application.profileOne, isic ?? '')],
    application.profileTwo === undefined || application.profileTwo === null
      ? null
      : ['Druhá sleva', profileRows(application.profileTwo, '')],
    planned.carrierType === 'HAULIER_CARD' ? deliveryPart(application) : null,
    planned.carrierType === 'BANK_CARD' ? bankCardPart(application) : null,
    customer.pin === undefined ? null : ['PIN', row('Vlastní PIN', customer.pin)],
    [
      'Souhlasy',
      [
        ['Souhlas s marketingem', yesNo(application.marketingConsent)],
        ...(application.contactMeIfCardFound === undefined
          ? []
          : [['Ozvat se, když se karta najde', yesNo(application.contactMeIfCardFound)] as const]),
      ],
    ],
  ];
  return parts.filter((part) => part !== null);
}

/** The parts of the summary as the page shows them. */
function partsShown(): Part[] {
  return screen.getAllByRole('region').map((region) => {
    const title = within(region).getByRole('heading').textContent;
    const texts = (role: 'term' | 'definition') =>
      within(region)
        .getAllByRole(role)
        .map(({ textContent }) => oneSpace(textContent));
    const values = texts('definition');
    return [title, texts('term').map((label, index): Row => [label, values[index] ?? ''])];
  });
}

afterEach(cleanup);

it('the summary shows all data that are sent, and no other data (WIZ-02)', async () => {
  await fc.assert(
    fc.asyncProperty(plan, async (planned) => {
      cleanup();
      const bodies = await requestsOf(planned);
      const price = planned.delivery === null || planned.cardForFree ? 0 : fee;
      render(inShop(testShop(), <SummaryStep plan={planned} price={price} asksForMarketing onChange={undefined} />));
      const isKnown = planned.customer.custodian !== null && planned.customer.custodian.id !== null;
      const shown = partsShown().filter(([title]) => !isKnown || title !== 'Zákonný zástupce');
      expect(shown).toEqual(partsOf(planned, bodies));
      const { photo } = bodies.customer;
      const image = screen.getByRole('img', { name: 'Fotografie držitele karty' }).getAttribute('src');
      expect(image).toBe(planned.customer.photo);
      if (photo !== undefined) expect(image?.endsWith(`,${photo ?? ''}`)).toBe(true);
      expect(bodies.application.contactMeIfCardFound ?? false).toBe(planned.contactMeIfCardFound);
    }),
    { numRuns: 60 },
  );
});

it('the summary names the sent files, with the profile that they prove (ATT-01)', () => {
  const [first] = fc.sample(
    plan.filter(({ profileTwo }) => profileTwo !== null),
    { numRuns: 1, seed: 1 },
  );
  if (first === undefined) throw new Error('expected an application');
  const file = { id: 'one', size: 10, typeId: 9 };
  const attachments = [
    { ...file, name: 'průkaz.pdf', isProfileOne: true },
    { ...file, name: 'studium.pdf', isProfileOne: false },
    { ...file, name: 'rub.jpg', isProfileOne: true },
  ];
  const planned = { ...first, attachments };
  render(inShop(testShop(), <SummaryStep plan={planned} price={0} asksForMarketing onChange={undefined} />));
  const rows = Object.fromEntries(partsShown().map(([title, shown]) => [title, Object.fromEntries(shown)['Přílohy']]));
  expect(rows).toMatchObject({ Sleva: 'průkaz.pdf, rub.jpg', 'Druhá sleva': 'studium.pdf' });
});

it('the summary does not mention a consent that is not asked for', () => {
  const [first] = fc.sample(plan, { numRuns: 1, seed: 1 });
  if (first === undefined) throw new Error('expected an application');
  render(inShop(testShop(), <SummaryStep plan={first} price={0} asksForMarketing={false} onChange={undefined} />));
  expect(screen.queryByText('Souhlas s marketingem')).toBeNull();
});
