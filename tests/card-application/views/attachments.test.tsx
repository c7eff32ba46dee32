// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createAttachmentFiles } from '#features/card-application/attachments/attachment-files.ts';
import { AttachmentsField } from '#features/card-application/attachments/attachments-field.tsx';
import { provideAttachments } from '#features/card-application/attachments/attachments.actors.ts';
import { describeView } from '#formal/view/view-level.ts';
import { isComplete } from '#machines/card-application/attachments/attachments.problems.ts';
import type { AttachmentsContext } from '#machines/card-application/attachments/attachments.types.ts';
import { attachmentsView } from '#machines/card-application/attachments/attachments.view.ts';
import type { AttachmentsActor } from '#machines/card-application/attachments/attachments.view.ts';
import { attachmentsModel } from '#machines/card-application/attachments/model/attachments.model.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';
import { attachmentsGestures, fieldOf } from './attachments.gestures.tsx';

const known = Object.values(attachmentsModel.cases.choose).map(({ file }) => file);
const keepFile = ({ name }: File) => known.find((file) => file.name === name) ?? { id: '', name, size: 0 };

const errors: Readonly<Record<string, RegExp>> = {
  ATTACHMENT_TOO_LARGE: /je větší než 5\sMB/,
  ATTACHMENT_NAME_EXISTS: /už mezi přílohami máte/,
  ATTACHMENT_TYPE_NOT_ALLOWED: /není PDF, JPG ani PNG/,
  ATTACHMENT_CONTENT_DIFFERS: /neodpovídá jeho příponě/,
  ATTACHMENT_UNREADABLE: /se nepodařilo přečíst/,
};

describeView({
  model: attachmentsModel,
  render: (actor) => inShop(testShop(), <AttachmentsField actor={actor} keepFile={keepFile} />),
  gestures: attachmentsGestures,
  view: attachmentsView,
  expectations: {
    choosing: ({ root }, { context }) => {
      const { types, files, refused, demanded } = context as AttachmentsContext;
      for (const { id } of types) {
        const field = fieldOf(root, id);
        if (field === null) throw new Error(`no field for the type ${String(id)}`);
        const file = files.find(({ typeId }) => typeId === id);
        const problem = refused.find(({ typeId }) => typeId === id)?.problem;
        if (file !== undefined) expect(field.textContent).toContain(file.name);
        if (problem !== undefined) within(field).getByText(errors[problem] ?? 'no such text');
        else if (demanded && file === undefined) within(field).getByText('Vyberte prosím soubor.');
        else within(field).getByText(/^PDF, JPG nebo PNG do 5\sMB\.$/);
      }
    },
    looking: ({ root }, { context }) => {
      const { looked } = context as AttachmentsContext;
      within(root).getByText(`Kontrolujeme soubor ${looked?.name ?? ''}…`);
    },
  },
});

describe('the fields of attachments with real files (ATT-01)', () => {
  afterEach(cleanup);
  const types = [
    { id: 1, displayName: 'Potvrzení o studiu' },
    { id: 2, displayName: 'Potvrzení o příjmu' },
  ];
  const pdf = (name: string) => new File(['%PDF-1.7'], name, { type: 'application/pdf' });

  function show() {
    let ids = 0;
    const files = createAttachmentFiles(() => `file-${String((ids += 1))}`);
    const actor: AttachmentsActor = createActor(provideAttachments(files), {
      input: { profileId: 1, types, files: [] },
    }).start();
    const report = () => {
      const { context } = actor.getSnapshot();
      return { files: context.files, sound: isComplete(context) };
    };
    render(inShop(testShop(), <AttachmentsField actor={actor} keepFile={files.keep} />));
    return { actor, files, report, user: userEvent.setup({ applyAccept: false }) };
  }
  const chooser = (label: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${label}`));

  it('accept a file by its content, show its name and size, and report it', async () => {
    const { user, report, files } = show();
    const file = pdf('studium.pdf');
    await user.upload(chooser('Potvrzení o studiu'), file);
    await screen.findByText('studium.pdf');
    screen.getByText(/^1\skB$/);
    expect(report()).toEqual({ files: [{ id: 'file-1', name: 'studium.pdf', size: 8, typeId: 1 }], sound: false });
    expect(files.fileOf('file-1')).toBe(file);
    await user.upload(chooser('Potvrzení o příjmu'), pdf('příjem.pdf'));
    await screen.findByText('příjem.pdf');
    expect(report().sound).toBe(true);
  });

  it('refuse a renamed file, and mark the field as wrong', async () => {
    const { user, report } = show();
    await user.upload(chooser('Potvrzení o studiu'), new File(['MZ'], 'program.pdf'));
    await screen.findByText(/Obsah souboru program\.pdf neodpovídá/);
    expect(chooser('Potvrzení o studiu').getAttribute('aria-invalid')).toBe('true');
    expect(chooser('Potvrzení o příjmu').getAttribute('aria-invalid')).toBeNull();
    expect(report()).toEqual({ files: [], sound: false });
  });

  it.each([
    ['smlouva.pdf.exe', '%PDF-1.7', /není PDF, JPG ani PNG/],
    ['smlouva.exe.pdf', 'MZ', /neodpovídá jeho příponě/],
    ['bomba.pdf', 'PK\u0003\u0004', /neodpovídá jeho příponě/],
    ['fdp.\u202Eexe.pdf', '%PDF-1.7', /Přejmenujte ho prosím/],
    ['a\u0000.pdf', '%PDF-1.7', /Přejmenujte ho prosím/],
    ['  .pdf', '%PDF-1.7', /Přejmenujte ho prosím/],
    ['..\\..\\x.pdf', '%PDF-1.7', /Přejmenujte ho prosím/],
    [`${'x'.repeat(296)}.pdf`, '%PDF-1.7', /Přejmenujte ho prosím/],
    ['prázdný.pdf', '', /je prázdný/],
  ])('show what is wrong with the file %j', async (name, content, text) => {
    const { user, report } = show();
    await user.upload(chooser('Potvrzení o studiu'), new File([content], name));
    await screen.findByText(text);
    expect(report()).toEqual({ files: [], sound: false });
  });

  it('focus the file chooser after the file was removed', async () => {
    const { user } = show();
    await user.upload(chooser('Potvrzení o studiu'), pdf('studium.pdf'));
    await user.click(await screen.findByRole('button', { name: 'Odebrat soubor studium.pdf' }));
    expect(document.activeElement).toBe(chooser('Potvrzení o studiu'));
    expect(screen.queryByText('studium.pdf')).toBeNull();
  });

  it('prevent the browser from opening a file that is dropped outside of the fields', () => {
    show();
    const ofFile = { dataTransfer: { types: ['Files'], files: [pdf('a.pdf')] } };
    expect(fireEvent.drop(document.body, ofFile)).toBe(false);
    expect(fireEvent.drop(document.body, { dataTransfer: { types: ['text/plain'] } })).toBe(true);
    cleanup();
    expect(fireEvent.drop(document.body, ofFile)).toBe(true);
  });
});
