import { expect, it } from 'vitest';
import {
  askedTypes,
  fieldOf,
  filesToUpload,
} from '#machines/card-application/application-correction/application-correction.parts.ts';
import { lookedProblem } from '#machines/card-application/attachments/attachments.problems.ts';
import { askedKey } from '#rules/application-status.ts';

const typeName = 'Potvrzení o studiu';
const attachments = [true, false].map((isProfileOne) => ({ typeId: 9, isProfileOne, typeName }));
const asked = { photo: false, attachments };

it('asks for the same type of both profiles in two fields, and sends each file for its own (APL-02)', () => {
  expect(new Set(askedTypes({ asked }).map(({ id }) => id)).size).toBe(2);
  const files = attachments.map((one, index) => ({ id: String(index), name: 'a.pdf', size: 1, typeId: fieldOf(one) }));
  const sent = filesToUpload({ asked, files: files.toReversed() });
  expect(sent.map(({ id, typeId, isProfileOne }) => [id, typeId, isProfileOne])).toEqual([
    ['0', 9, true],
    ['1', 9, false],
  ]);
});

it('takes files of one name for both profiles, and not for one profile twice (ATT-01)', () => {
  const leaving = [...attachments, { typeId: 10, isProfileOne: true, typeName: 'Průkaz' }];
  const types = askedTypes({ asked: { photo: false, attachments: leaving } });
  const fileFor = (one: (typeof leaving)[number]) => ({ id: 'file', name: 'a.pdf', size: 1, typeId: fieldOf(one) });
  const files = attachments.slice(0, 1).map(fileFor);
  const chosen = { profileId: null, types, files, refused: [], cleared: false, demanded: false };
  const problemOf = (looked: ReturnType<typeof fileFor>) => lookedProblem({ ...chosen, looked }, 'PDF');
  expect(leaving.map(fileFor).map(problemOf)).toEqual([null, null, 'ATTACHMENT_NAME_EXISTS']);
});

it('distinguishes what is asked for, in any language (APL-02)', () => {
  const translated = { photo: false, attachments: attachments.map((one) => ({ ...one, typeName: 'Proof' })) };
  expect(askedKey(translated)).toBe(askedKey(asked));
  expect(askedKey({ ...asked, attachments: attachments.slice(1) })).not.toBe(askedKey(asked));
  expect(askedKey({ ...asked, photo: true })).not.toBe(askedKey(asked));
});
