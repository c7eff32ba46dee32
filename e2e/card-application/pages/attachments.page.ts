import { expect, type Locator, type Page } from '@playwright/test';

/** A file in the shape that Playwright puts into a page. */
export interface GivenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The accessible name of a field consists of its label and the text of its button; their spaces may be non-breaking. */
const nameOf = (type: string): RegExp => new RegExp(`^${type.replaceAll(' ', '\\s')}\\s`);

/**
 * Page object: the fields in which the files of a profile are chosen; `place` is the part of the page that belongs to
 * the profile.
 */
export const attachmentsPage = (place: Locator) => {
  const root = place.locator('[data-flow=attachments]');
  const chooser = (type: string) => root.getByRole('button', { name: nameOf(type) });
  const zone = (type: string) =>
    root.locator('[data-over]').filter({ has: place.page().getByRole('button', { name: nameOf(type) }) });
  const field = (type: string) => zone(type).locator('..');
  return {
    root,
    choose: (type: string, file: GivenFile) => chooser(type).setInputFiles(file),
    /** Drops a file on the field, as if it came from the desktop. */
    drop: async (type: string, { name, mimeType, buffer }: GivenFile) => {
      const transfer = await zone(type).evaluateHandle(
        (_, [bytes, fileName, fileType]) => {
          const made = new DataTransfer();
          made.items.add(new File([Uint8Array.from(bytes)], fileName, { type: fileType }));
          return made;
        },
        [[...buffer], name, mimeType] as const,
      );
      await zone(type).dispatchEvent('drop', { dataTransfer: transfer });
    },
    remove: (fileName: string) => root.getByRole('button', { name: `Odebrat soubor ${fileName}` }).click(),
    seeFile: (type: string, fileName: string) => expect(field(type)).toContainText(fileName),
    seeNoFile: (type: string) => expect(field(type).getByRole('button', { name: /^Odebrat/ })).toHaveCount(0),
    seeProblem: (type: string, text: RegExp) => expect(field(type)).toContainText(text),
  };
};

/** Page object: the upload of the files of an application that was just filed. */
export const attachmentUploadPage = (page: Page) => {
  const root = page.locator('[data-flow=attachmentUpload]');
  return {
    root,
    retry: () => root.getByRole('button', { name: 'Zkusit znovu' }).click(),
    retryOne: (fileName: string) => root.getByRole('button', { name: `Nahrát znovu soubor ${fileName}` }).click(),
    leaveOut: (fileName: string) => root.getByRole('button', { name: `Vynechat soubor ${fileName}` }).click(),
    cancel: () => root.getByRole('button', { name: /^Pokračovat bez/ }).click(),
    seeUploading: (fileName: string) => expect(root.getByRole('status')).toContainText(fileName),
    seeProgress: () => expect(root.getByRole('progressbar', { name: 'Nahráno' })).toBeVisible(),
    /** Expects this uploaded share of all files together. */
    seePercent: (percent: number) =>
      expect(root.getByRole('progressbar', { name: 'Nahráno' })).toHaveJSProperty('value', percent),
    /** The message after the upload, which any page can show. */
    seeMissing: () => expect(page.getByText(/^Žádost je\spodaná, ale některé přílohy u\sní chybí/)).toBeVisible(),
    seeFailed: (text: RegExp) => expect(root.getByRole('alert')).toContainText(text),
  };
};

/** Page object: the files on the page of an application. */
export const attachmentDownloadPage = (page: Page) => {
  const download = (fileName: string) => page.getByRole('button', { name: `Stáhnout ${fileName}` });
  return {
    seeFile: (fileName: string) => expect(download(fileName)).toBeVisible(),
    press: (fileName: string) => download(fileName).click(),
    seeFailure: () => expect(page.getByText(/^Přílohu se\snepodařilo stáhnout/).first()).toBeVisible(),
    /** Presses the button, and resolves to the file that the browser saves. */
    save: async (fileName: string) => {
      const saving = page.waitForEvent('download');
      await download(fileName).click();
      return saving;
    },
  };
};
