import { describe, expect, it } from 'vitest';
import { isReachableAboutFoundCard } from '#rules/contact-consent.ts';

const nobody = { email: '', phoneNumber: '' };
const blank = { email: ' ', phoneNumber: '\t' };
const byMail = { email: 'jana@linka.example', phoneNumber: '' };
const byPhone = { email: '', phoneNumber: '777 123 456' };

describe('whether the operator can contact somebody about a found card (CUS-01)', () => {
  it.each([
    ['neither can be reached', nobody, nobody, false],
    ['there is no custodian, and the holder cannot be reached', nobody, null, false],
    ['only white space is given', blank, blank, false],
    ['the holder has an e-mail address', byMail, null, true],
    ['the holder has a telephone', byPhone, null, true],
    ['only the custodian has an e-mail address', nobody, byMail, true],
    ['only the custodian has a telephone', nobody, byPhone, true],
    ['the holder has a telephone, the custodian nothing', byPhone, nobody, true],
  ])('%s', (_, holder, custodian, expected) => {
    expect(isReachableAboutFoundCard(holder, custodian)).toBe(expected);
  });
});
