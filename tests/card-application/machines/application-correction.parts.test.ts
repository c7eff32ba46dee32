import { expect, it } from 'vitest';
import {
  askedTypes,
  fieldOf,
  filesToUpload,
} from '#machines/card-application/application-correction/application-correction.parts.ts';
import { checkedFileProblem } from '#machines/card-application/attachments/attachments.problems.ts';
import { askedKey } from '#rules/application-status.ts';

const typeName = 'Potvrzení o studiu';
const attachments = [true, false].map((isProfileOne) => ({ typeId: 9, isProfileOne, typeName }));
const asked = { photo: false, attachments };

it('a correction has a field for a file type of each profile, and sends each file for its profile (APL-02)', () => {
  expect(new Set(askedTypes({ asked }).map(({ id }) => id)).size).toBe(2);
  const files = attachments.map((one, index) => ({ id: String(index), name: 'a.pdf', size: 1, typeId: fieldOf(one) }));
  const sent = filesToUpload({ asked, files: files.toReversed() });
  expect(sent.map(({ id, typeId, isProfileOne }) => [id, typeId, isProfileOne])).toEqual([
    ['0', 9, true],
    ['1', 9, false],
  ]);
});

it('a correction accepts files with the same name for two profiles, but not for one profile (ATT-01)', () => {
  const leaving = [...attachments, { typeId: 10, isProfileOne: true, typeName: 'Průkaz' }];
  const types = askedTypes({ asked: { photo: false, attachments: leaving } });
  const fileFor = (one: (typeof leaving)[number]) => ({ id: 'file', name: 'a.pdf', size: 1, typeId: fieldOf(one) });
  const files = attachments.slice(0, 1).map(fileFor);
  const chosen = { profileId: null, types, files, refused: [], cleared: false, demanded: false };
  const problemOf = (looked: ReturnType<typeof fileFor>) => checkedFileProblem({ ...chosen, looked }, 'PDF');
  expect(leaving.map(fileFor).map(problemOf)).toEqual([null, null, 'ATTACHMENT_NAME_EXISTS']);
});

it('the key of the requested files is the same in each language, but differs for other files (APL-02)', () => {
  const translated = { photo: false, attachments: attachments.map((one) => ({ ...one, typeName: 'Proof' })) };
  expect(askedKey(translated)).toBe(askedKey(asked));
  expect(askedKey({ ...asked, attachments: attachments.slice(1) })).not.toBe(askedKey(asked));
  expect(askedKey({ ...asked, photo: true })).not.toBe(askedKey(asked));
});
