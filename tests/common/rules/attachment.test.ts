import { describe, expect, it } from 'vitest';
import { largestAttachment } from '#contract/entities/attachment.ts';
import {
  acceptsAttachment,
  attachmentEndings,
  attachmentProblem,
  contentOf,
  isSameName,
  mayAddMissing,
  mediaTypeOf,
  missingTypes,
  signatureLength,
} from '#rules/attachment.ts';
import type { AttachmentFacts } from '#rules/attachment.ts';

const sound: AttachmentFacts = { name: 'potvrzení.pdf', size: 1000, content: 'PDF', otherNames: [] };
const problemOf = (change: Partial<AttachmentFacts>) => attachmentProblem({ ...sound, ...change });
const bytes = (text: string) => new TextEncoder().encode(text);

describe('an attachment (ATT-01)', () => {
  it.each([
    ['a.pdf', 'PDF'],
    ['A.PDF', 'PDF'],
    ['foto z výletu.jpg', 'JPEG'],
    ['foto.JPEG', 'JPEG'],
    ['FOTO.JPG', 'JPEG'],
    ['foto.jfif', 'JPEG'],
    ['foto.JFIF', 'JPEG'],
    ['a.b.png', 'PNG'],
    ['příloha č. 1 – „kopie“.png', 'PNG'],
    ['مستند.pdf', 'PDF'],
    ['👩‍👧.pdf', 'PDF'],
    ['smlouva.exe.pdf', 'PDF'],
  ] as const)('may have the name %s', (name, content) => expect(problemOf({ name, content })).toBeNull());

  it.each(['a.pdf.exe', 'a.gif', 'a.svg', 'a.pdf ', 'a.', 'pdf', '.pdf', 'a.heic', 'a.pjpeg', 'a.jpe'])(
    'may not have a name with another ending: %j',
    (name) => expect(problemOf({ name })).toBe('ATTACHMENT_TYPE_NOT_ALLOWED'),
  );

  it.each([
    ['a.pdf', null],
    ['a.pdf', 'JPEG'],
    ['a.jpg', 'PNG'],
    ['a.jfif', 'PDF'],
    ['a.png', 'PDF'],
  ] as const)('must have the content that its ending names: %s with the content %s is refused', (name, content) =>
    expect(problemOf({ name, content })).toBe('ATTACHMENT_CONTENT_DIFFERS'),
  );

  it.each([
    '',
    '  ',
    'a/b.pdf',
    'a\\b.pdf',
    'a\u0000.pdf',
    'a\nb.pdf',
    'a\u0085.pdf',
    'fdp.\u202Eexe.pdf',
    'a\u2066b.pdf',
    'a\u200Fb.pdf',
    'a\u2028.pdf',
    'a\ud800.pdf',
    ' .pdf',
    '\u200B.pdf',
    '\u200B\u00AD',
    `${'x'.repeat(197)}.pdf`,
  ])('has a readable name: not %j', (name) => expect(problemOf({ name })).toBe('ATTACHMENT_NAME_NOT_ALLOWED'));

  it('has a name of at most 200 characters', () => {
    expect(problemOf({ name: `${'x'.repeat(196)}.pdf` })).toBeNull();
  });

  it.each([
    [0, 'ATTACHMENT_EMPTY'],
    [1, null],
    [largestAttachment, null],
    [largestAttachment + 1, 'ATTACHMENT_TOO_LARGE'],
  ])('of %i bytes has the problem %s', (size, problem) => expect(problemOf({ size })).toBe(problem));

  it('is at most 5 MB', () => expect(largestAttachment).toBe(5_242_880));

  it.each(['potvrzení.pdf', 'POTVRZENÍ.PDF', 'potvrzení.pdf'.normalize('NFD')])(
    'cannot have the name of another file of its profile in any spelling: %j',
    (other) => expect(problemOf({ otherNames: ['jiné.pdf', other] })).toBe('ATTACHMENT_NAME_EXISTS'),
  );

  it('may have a name that only looks similar to the name of another file', () => {
    expect(problemOf({ otherNames: ['potvrzeni.pdf', 'potvrzení.jpg'] })).toBeNull();
    expect(isSameName('a.pdf', 'b.pdf')).toBe(false);
  });
});

describe('the content of a file (ATT-01)', () => {
  it.each([
    ['a mark of its encoding', '\uFEFF'],
    ['line breaks', '\r\n\n'],
    ['as many bytes as may be', ' '.repeat(1019)],
  ])('is recognized as PDF also after %s', (_, before) => expect(contentOf(bytes(`${before}%PDF-1.7`))).toBe('PDF'));

  it('is not recognized as PDF if its header begins too late', () => {
    expect(contentOf(bytes(`${' '.repeat(1020)}%PDF-1.7`))).toBeNull();
  });

  it.each([
    ['PDF', bytes('%PDF-1.4')],
    ['JPEG', Uint8Array.of(0xff, 0xd8, 0xff, 0xe1)],
    ['PNG', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
    [null, bytes('%PDF')],
    [null, Uint8Array.of(0xff, 0xd8)],
    [null, Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a)],
    [null, bytes('PK\u0003\u0004')],
    [null, new Uint8Array()],
  ] as const)('is %s, recognized by its first bytes', (content, start) => {
    expect(contentOf(start)).toBe(content);
    expect(contentOf(start.slice(0, signatureLength))).toBe(content);
  });

  it('has the media type of its type', () =>
    expect((['JPEG', 'PNG', 'PDF'] as const).map(mediaTypeOf)).toEqual(['image/jpeg', 'image/png', 'application/pdf']));

  it('has one of the file endings that the file chooser offers', () =>
    expect(attachmentEndings).toEqual(['.jpg', '.jpeg', '.jfif', '.png', '.pdf']));
});

describe('the attachments of an application (ATT-01)', () => {
  it('are missing for each type without a file', () => {
    const types = [{ id: 1 }, { id: 2 }, { id: 3 }];
    expect(missingTypes(types, [{ typeId: 2 }])).toEqual([{ id: 1 }, { id: 3 }]);
    expect(missingTypes([], [])).toEqual([]);
  });

  it.each([
    ['UNCHECKED_DATA', false, true],
    ['WAITING_TO_BE_PRINTED', false, true],
    ['WAITING_TO_BE_PRINTED', true, false],
    ['UNCHECKED_DATA', true, false],
    ['PROCESSED', false, false],
    ['REJECTED', false, false],
  ] as const)('may be added to an application in the state %s (checked: %s): %s', (state, isChecked, accepts) =>
    expect(acceptsAttachment({ state, isChecked, correction: null }, { typeId: 1, isProfileOne: true })).toBe(accepts),
  );

  it.each([
    [{ typeId: 1, isProfileOne: true }, true],
    [{ typeId: 1, isProfileOne: false }, false],
    [{ typeId: 2, isProfileOne: true }, false],
  ])('may be added after a request for corrections only if they are requested: %o: %s', (requested, accepts) => {
    const correction = { photo: true, attachments: [{ typeId: 1, isProfileOne: true }], note: '', since: '' };
    expect(acceptsAttachment({ state: 'UNCHECKED_DATA', isChecked: false, correction }, requested)).toBe(accepts);
  });
});

describe('whether missing files can be added later', () => {
  const filed = { eshop: true, state: 'UNCHECKED_DATA', isChecked: false, correction: null } as const;
  const correction = { photo: true, attachments: [] } as unknown as Parameters<typeof mayAddMissing>[0]['correction'];

  it.each([
    ['an application filed in the e-shop', {}, true],
    ['an application that waits to be printed', { state: 'WAITING_TO_BE_PRINTED' }, true],
    ['an application filed at a counter', { eshop: false }, false],
    ['an application of which something is asked for again', { correction }, false],
    ['a checked application', { isChecked: true }, false],
    ['a rejected application', { state: 'REJECTED' }, false],
    ['a finished application', { state: 'PROCESSED' }, false],
  ] as const)('to %s: %j, %s', (_, change, expected) => {
    expect(mayAddMissing({ ...filed, ...change })).toBe(expected);
  });
});
