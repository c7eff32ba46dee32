import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadAttachment } from '#contract/endpoints/card-application-attachments.ts';
import { cardApplicationDeliveryCheck } from '#contract/endpoints/card-application-checks.ts';
import { cardApplication, replaceApplicationPhoto } from '#contract/endpoints/card-applications.ts';
import { shoppingCart } from '#contract/endpoints/shopping-cart.ts';
import { inEachLanguage } from '#contract/in-each-language.ts';
import { attachmentTypes, cardApplications } from '#server/platform/db/schema.ts';
import { applicationDesk } from '../../common/server/support/application-desk.ts';
import type { ApplicationDeskTools } from '../../common/server/support/application-desk.ts';
import type { Account } from '../../common/server/support/application.ts';
import { attachmentForm, smallPdf } from '../../common/server/support/attachment-form.ts';
import { fileApplication, submit, typesOf } from '../../common/server/support/attachments.ts';
import { call, freshAccount, logIn, refusal } from '../../common/server/support/call.ts';
import { mailsTo } from '../../common/server/support/mailbox.ts';
import { base64, picture } from '../../common/server/support/photos.ts';
import { speak } from '../../common/server/support/speak.ts';
import { startServer } from '../../common/server/support/start-server.ts';
import type { TestServer } from '../../common/server/support/start-server.ts';

let server: TestServer;
let desk: ApplicationDeskTools;
let photo: string;
beforeAll(async () => {
  server = await startServer({ workers: false });
  desk = await applicationDesk(server);
  photo = await base64(picture().jpeg());
});
afterAll(() => server.stop());

const sendPhoto = (token: string, id: number, sent = photo) => ({ token, params: { id }, body: { photo: sent } });
const seenBy = (account: Account, id: number) =>
  call(server, cardApplication, { token: account.token, params: { id } });

describe('a photo that the staff asks for again', () => {
  test('brings the application back to the desk, and the clerk checks the new photo', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'CHECK');
    const asked = await desk.action(id, 'ASK_AGAIN', { note: 'Příliš <tmavá>.' });
    expect(asked).toMatchObject({
      state: { name: 'UNCHECKED_DATA' },
      task: 'CUSTOMER',
      actions: ['TAKE_BACK', 'REJECT'],
    });
    expect(await seenBy(account, id)).toMatchObject({
      waitsFor: 'PHOTO',
      correction: { photo: true, attachments: [], note: 'Příliš <tmavá>.', since: server.clock.now().toISOString() },
    });
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    const back = await desk.read(id);
    expect(back).toMatchObject({ task: 'CHECK', correction: null });
    expect(back.person.filed.photo).not.toBe(back.person.verified?.photo);
    expect(back.events.map(({ kind }) => kind)).toContain('CORRECTED');
    await desk.action(id, 'CHECK');
    expect((await desk.read(id)).person.verified?.photo).toBe(back.person.filed.photo);
  });

  test('can be sent again after a lost answer, but only the same photo', async () => {
    const { account, id } = await desk.paid();
    await refusal(server, replaceApplicationPhoto, 'NOTHING_ASKED_AGAIN', sendPhoto(account.token, id));
    await desk.action(id, 'ASK_AGAIN');
    await refusal(server, replaceApplicationPhoto, 'INVALID_PHOTO', sendPhoto(account.token, id, 'AAAA'));
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    expect((await desk.read(id)).events.filter(({ kind }) => kind === 'CORRECTED')).toHaveLength(1);
    const other = await base64(picture().negate().jpeg());
    await refusal(server, replaceApplicationPhoto, 'NOTHING_ASKED_AGAIN', sendPhoto(account.token, id, other));
  });

  test("cannot be sent with another account's token", async () => {
    const { id } = await desk.paid();
    await desk.action(id, 'ASK_AGAIN');
    const { token } = await freshAccount(server, 'adult');
    await refusal(server, replaceApplicationPhoto, 'NOT_FOUND', sendPhoto(token, id));
  });

  test('is requested by mail, with the note escaped', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'ASK_AGAIN', { note: 'Příliš <b>tmavá</b>.' });
    const [mail] = await mailsTo(server, account.username);
    expect(mail?.html).toContain('Příliš &lt;b&gt;tmavá&lt;/b&gt;.');
    expect(mail?.text).toContain('potřebujeme jinou fotografii.');
    expect(mail?.text).toContain(`/#/app/card-application/${String(id)}`);
  });

  test('is requested in the language of the account', async () => {
    const { account, id } = await desk.paid();
    await speak(server, account, 'pl');
    await desk.action(id, 'ASK_AGAIN', { note: 'Za ciemna.' });
    expect((await mailsTo(server, account.username))[0]?.html).toContain('<html lang="pl"');
  });
});

describe('a mistaken request for a new photo', () => {
  const subjects = async ({ username }: Account) => (await mailsTo(server, username)).map(({ subject }) => subject);

  test('can be withdrawn: the application gets back its former state and its check', async () => {
    const { account, id } = await desk.paid();
    const { checkedBy, checkedDate } = await desk.action(id, 'CHECK');
    server.clock.advance(60_000);
    await desk.action(id, 'ASK_AGAIN');
    const back = await desk.action(id, 'TAKE_BACK');
    const checked = { state: { name: 'WAITING_TO_BE_PRINTED' }, task: 'PRINT', checkedBy, checkedDate };
    expect(back).toMatchObject({ ...checked, correction: null });
    expect(back.events.at(-1)).toMatchObject({ kind: 'TAKEN_BACK', by: 'operator@linka.example' });
    expect(await seenBy(account, id)).toMatchObject({ waitsFor: null, correction: null });
    await refusal(server, replaceApplicationPhoto, 'NOTHING_ASKED_AGAIN', sendPhoto(account.token, id));
  });

  test('is followed by a mail about its withdrawal only if the request was mailed before', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'ASK_AGAIN');
    await desk.action(id, 'TAKE_BACK');
    expect(await subjects(account)).toEqual([]);
    server.clock.advance(60_000);
    await desk.action(id, 'ASK_AGAIN');
    expect(await subjects(account)).toHaveLength(1);
    server.clock.advance(60_000);
    await desk.action(id, 'TAKE_BACK');
    expect((await subjects(account))[0]).toMatch(/^Žádost o kartu \d+: na výzvu už nereagujte$/);
  });

  test('is mailed only one time if it is withdrawn and made again before the first mail was sent', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'ASK_AGAIN', { note: 'Omyl.' });
    await desk.action(id, 'TAKE_BACK');
    server.clock.advance(60_000);
    await desk.action(id, 'ASK_AGAIN', { note: 'Je tmavá.' });
    const mails = await mailsTo(server, account.username);
    expect(mails.map(({ text }) => text.includes('Je tmavá.'))).toEqual([true]);
  });

  test('cannot be withdrawn after the customer has submitted a part of what was requested', async () => {
    const account = await desk.tools.applicant();
    const { ztp } = await typesOf(server);
    const id = await fileApplication(server, account, { paid: true });
    const attachments = [{ typeId: ztp, isProfileOne: false }];
    await desk.action(id, 'ASK_AGAIN', { photo: true, attachments });
    await submit(server, account.token, id, { name: 'one.pdf', content: smallPdf, typeId: ztp, isProfileOne: false });
    expect((await desk.read(id)).actions).toEqual(['REJECT']);
    await refusal(server, desk.endpoints.TAKE_BACK, 'ACTION_NOT_POSSIBLE', await desk.request(id, 'TAKE_BACK'));
    await desk.action(id, 'REJECT');
    const other = await desk.paid();
    await desk.action(other.id, 'ASK_AGAIN', { photo: true, attachments: [] });
    await call(server, replaceApplicationPhoto, sendPhoto(other.account.token, other.id));
    await refusal(server, desk.endpoints.TAKE_BACK, 'ACTION_NOT_POSSIBLE', await desk.request(other.id, 'TAKE_BACK'));
  });
});

describe('a file that the staff asks for again', () => {
  test('is the only file accepted, and the application returns to the desk after everything was submitted', async () => {
    const account = await desk.tools.applicant();
    const { ztp, pupil } = await typesOf(server);
    const id = await fileApplication(server, account, { paid: true });
    const one = { name: 'one.pdf', content: smallPdf };
    const ofPupil = { typeId: pupil, isProfileOne: true };
    const ofZtp = { typeId: ztp, isProfileOne: false };
    await desk.action(id, 'ASK_AGAIN', { photo: true, attachments: [{ typeId: ztp, isProfileOne: false }] });
    const named = { typeId: ztp, isProfileOne: false, typeName: 'Kopie průkazu ZTP' };
    expect((await seenBy(account, id)).correction).toMatchObject({ attachments: [named] });
    await refusal(server, uploadAttachment, 'CARD_APPLICATION_CLOSED', {
      token: account.token,
      params: { id },
      body: attachmentForm({ ...one, ...ofPupil }),
    });
    const file = { ...one, ...ofZtp };
    await submit(server, account.token, id, file);
    expect((await desk.read(id)).correction).toMatchObject({ photo: true, attachments: [] });
    // The first answer was lost: sending the same file again changes nothing.
    await submit(server, account.token, id, file);
    await call(server, replaceApplicationPhoto, sendPhoto(account.token, id));
    expect(await desk.read(id)).toMatchObject({ task: 'CHECK', correction: null });
    // Everything was submitted before the mail with the request was written.
    expect(await mailsTo(server, account.username)).toEqual([]);
  });

  test('excludes other files: a file that was submitted before, and another type of file of the same profile', async () => {
    const account = await desk.tools.applicant();
    const { pupil } = await typesOf(server);
    const { database } = server.services;
    const id = await fileApplication(server, account, { paid: true });
    const [known] = await database.select().from(attachmentTypes).where(eq(attachmentTypes.id, pupil));
    const names = inEachLanguage(() => 'x');
    const [added] = await database
      .insert(attachmentTypes)
      .values({ customerProfileId: known?.customerProfileId ?? 0, displayName: names })
      .returning();
    const other = added?.id ?? 0;
    const refuse = (name: string) =>
      refusal(server, uploadAttachment, 'CARD_APPLICATION_CLOSED', {
        token: account.token,
        params: { id },
        body: attachmentForm({ name, content: smallPdf, typeId: pupil }),
      });
    await submit(server, account.token, id, { name: 'early.pdf', content: smallPdf, typeId: pupil });
    server.clock.advance(60_000);
    await desk.action(id, 'ASK_AGAIN', { photo: true, attachments: [{ typeId: other, isProfileOne: true }] });
    await refuse('early.pdf');
    await submit(server, account.token, id, { name: 'other.pdf', content: smallPdf, typeId: other });
    await refuse('late.pdf');
  });

  test('must belong to a profile of the application', async () => {
    const { id } = await desk.paid();
    const { ztp } = await typesOf(server);
    const attachments = [{ typeId: ztp, isProfileOne: true }];
    const request = await desk.request(id, 'ASK_AGAIN', { photo: false, attachments });
    await refusal(server, desk.endpoints.ASK_AGAIN, 'INVALID_ATTACHMENT_TYPE', request);
    expect(await desk.read(id)).toMatchObject({ task: 'CHECK', correction: null });
  });
});

describe('a rejected application', () => {
  test('shows the reason on its page and by mail, and its fee counts for only one further application', async () => {
    const { account, id } = await desk.paid();
    await desk.action(id, 'REJECT', { note: 'Cizí fotografie.' });
    const seen = await seenBy(account, id);
    expect(seen).toMatchObject({ state: { name: 'REJECTED' }, note: 'Cizí fotografie.', feeCounts: true });
    expect(seen.progress.at(-1)).toMatchObject({ stop: 'REJECTED', reached: true });
    expect((await mailsTo(server, account.username)).map(({ text }) => text).join('\n')).toContain('Cizí fotografie.');

    const token = await logIn(server, account.username, account.password);
    const cartOf = async () => (await call(server, shoppingCart, { token })).items.filter(({ type }) => type === 'FEE');
    const before = (await cartOf()).length;
    const counts = async () => {
      const asked = { token, query: { originId: account.customerId } };
      return (await call(server, cardApplicationDeliveryCheck, asked)).feeCounts;
    };
    expect(await counts()).toBe(true);
    const next = await desk.tools.file({ ...account, token });
    expect(await desk.read(next.id)).toMatchObject({ paid: true, task: 'CHECK' });
    expect(await cartOf()).toHaveLength(before);

    expect((await seenBy({ ...account, token }, id)).feeCounts).toBe(false);
    expect(await counts()).toBe(false);

    await desk.action(next.id, 'REJECT');
    const third = await desk.tools.file({ ...account, token });
    expect(await desk.read(third.id)).toMatchObject({ paid: true });
    await server.services.database
      .update(cardApplications)
      .set({ state: 'PROCESSED' })
      .where(eq(cardApplications.id, third.id));
    const fourth = await desk.tools.file({ ...account, token });
    expect(await desk.read(fourth.id)).toMatchObject({ paid: false, task: 'CUSTOMER' });
  });
});
