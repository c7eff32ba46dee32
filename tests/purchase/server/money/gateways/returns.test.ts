import { describe, expect, it } from 'vitest';
import { CsobGateway } from '#server/purchase/gateways/csob/csob-gateway.ts';
import { GpGateway } from '#server/purchase/gateways/gp-webpay/gp-gateway.ts';
import { createGpStandIn } from '#server/purchase/gateways/gp-webpay/gp-stand-in.ts';
import { createSigner, createVerifier } from '#server/purchase/gateways/rsa.ts';
import { toWindows1250 } from '#server/purchase/gateways/windows-1250.ts';
import { newPair } from './keys.ts';

const merchant = newPair();
const bank = newPair();
const stranger = newPair();
const clock = { now: () => new Date('2026-11-21T11:00:00Z') };

const csob = new CsobGateway({
  apiUrl: 'http://127.0.0.1:1',
  browserUrl: 'http://127.0.0.1:1',
  merchantId: 'M1MIPS0001',
  sign: createSigner(merchant.privateKey, 'RSA-SHA256'),
  verify: createVerifier(bank.publicKey, 'RSA-SHA256'),
  clock,
});

const gpShop = {
  merchantNumber: '0000260001',
  sign: createSigner(merchant.privateKey, 'RSA-SHA1'),
  verify: createVerifier(bank.publicKey, 'RSA-SHA1'),
};
const gp = new GpGateway({
  ...gpShop,
  browserUrl: 'http://127.0.0.1:1',
  webService: createGpStandIn({ ...gpShop, serviceUrl: 'http://127.0.0.1:1' }),
});

type Fields = Record<string, string>;
const without = (fields: Fields, name: string): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([other]) => other !== name));
const altered = (fields: Fields, name: string): Fields => ({ ...fields, [name]: `${fields[name] ?? ''}1` });

const csobReturn = (): Fields => {
  const fields = {
    payId: '7ff1cfcfab9d@HL',
    dttm: '20261121120000',
    resultCode: '0',
    resultMessage: 'OK',
    paymentStatus: '7',
    authCode: '637413',
    merchantData: 'bWQ=',
    statusDetail: 'detail',
  };
  return { ...fields, signature: createSigner(bank.privateKey, 'RSA-SHA256')(Object.values(fields).join('|')) };
};

const bankSigns = createSigner(bank.privateKey, 'RSA-SHA1');

const gpReturn = (merchantNumber = '0000260001', sign = bankSigns, signOwn = sign): Fields => {
  const fields = {
    OPERATION: 'CREATE_ORDER',
    ORDERNUMBER: '1000000001',
    MERORDERNUM: '260001',
    MD: 'md',
    PRCODE: '0',
    SRCODE: '0',
    RESULTTEXT: 'OK',
  };
  const text = Object.values(fields).join('|');
  return { ...fields, DIGEST: sign(text), DIGEST1: signOwn(`${text}|${merchantNumber}`) };
};

describe('the return fields of the first gateway', () => {
  it('are accepted if they are unchanged since the gateway signed them', () => {
    expect(csob.verifyReturn(csobReturn())).toBe(true);
  });

  it.each(Object.keys(csobReturn()))('are refused when %s is altered or missing', (name) => {
    expect(csob.verifyReturn(altered(csobReturn(), name))).toBe(false);
    expect(csob.verifyReturn(without(csobReturn(), name))).toBe(false);
  });

  it.each([
    ['our own key signed it', createSigner(merchant.privateKey, 'RSA-SHA256')],
    ["somebody else's key signed it", createSigner(stranger.privateKey, 'RSA-SHA256')],
    ['it was signed by another algorithm', createSigner(bank.privateKey, 'RSA-SHA1')],
  ])('are refused when %s', (_, sign) => {
    const { signature: __, ...fields } = csobReturn();
    expect(csob.verifyReturn({ ...fields, signature: sign(Object.values(fields).join('|')) })).toBe(false);
  });

  it('are refused when the signature is not Base64', () => {
    expect(csob.verifyReturn({ ...csobReturn(), signature: 'not a signature' })).toBe(false);
    expect(csob.verifyReturn({ ...csobReturn(), signature: '' })).toBe(false);
  });
});

describe('the return fields of the second gateway', () => {
  it('are accepted if they are unchanged since the gateway signed them, with and without the optional fields', () => {
    expect(gp.verifyReturn(gpReturn())).toBe(true);
    const sign = createSigner(bank.privateKey, 'RSA-SHA1');
    const text = 'CREATE_ORDER|1000000001|50|0';
    const fields = { OPERATION: 'CREATE_ORDER', ORDERNUMBER: '1000000001', PRCODE: '50', SRCODE: '0' };
    expect(gp.verifyReturn({ ...fields, DIGEST: sign(text), DIGEST1: sign(`${text}|0000260001`) })).toBe(true);
  });

  it.each(Object.keys(gpReturn()))('are refused when %s is altered or missing', (name) => {
    expect(gp.verifyReturn(altered(gpReturn(), name))).toBe(false);
    expect(gp.verifyReturn(without(gpReturn(), name))).toBe(false);
  });

  it('are accepted with a signed text in Windows-1250, and refused when that text is altered', () => {
    const fields = { ...without(without(gpReturn(), 'DIGEST'), 'DIGEST1'), RESULTTEXT: 'Držitel karty zrušil platbu' };
    const written = (text: string) => toWindows1250(text) ?? new Uint8Array();
    const signed = Object.values(fields).join('|');
    const sign = createSigner(bank.privateKey, 'RSA-SHA1');
    const given = { ...fields, DIGEST: sign(written(signed)), DIGEST1: sign(written(`${signed}|0000260001`)) };
    expect(gp.verifyReturn(given)).toBe(true);
    expect(gp.verifyReturn({ ...given, RESULTTEXT: 'Drzitel karty zrusil platbu' })).toBe(false);
    expect(gp.verifyReturn(altered(given, 'PRCODE'))).toBe(false);
  });

  it('are refused when they were signed for another merchant: DIGEST is valid, but DIGEST1 is not', () => {
    expect(gp.verifyReturn(gpReturn('0000999999'))).toBe(false);
  });

  it.each([
    ['our own key', createSigner(merchant.privateKey, 'RSA-SHA1')],
    ["somebody else's key", createSigner(stranger.privateKey, 'RSA-SHA1')],
    ['another algorithm', createSigner(bank.privateKey, 'RSA-SHA256')],
  ])('are refused when one or both digests are made with %s', (_, sign) => {
    expect(gp.verifyReturn(gpReturn('0000260001', sign))).toBe(false);
    expect(gp.verifyReturn(gpReturn('0000260001', sign, bankSigns))).toBe(false);
    expect(gp.verifyReturn(gpReturn('0000260001', bankSigns, sign))).toBe(false);
  });

  it('are refused when the digests are exchanged or not Base64', () => {
    const { DIGEST = '', DIGEST1 = '', ...fields } = gpReturn();
    expect(gp.verifyReturn({ ...fields, DIGEST: DIGEST1, DIGEST1: DIGEST })).toBe(false);
    expect(gp.verifyReturn({ ...fields, DIGEST: 'not a digest', DIGEST1 })).toBe(false);
    expect(gp.verifyReturn({ ...fields, DIGEST, DIGEST1: '' })).toBe(false);
  });

  it('are refused with the digests of other fields', () => {
    const { ORDERNUMBER: _, ...other } = gpReturn();
    expect(gp.verifyReturn({ ...other, ORDERNUMBER: '1000000002' })).toBe(false);
  });

  it.each(['TOKEN', 'ADDINFO', 'TRACEID'])('are refused when %s was added', (name) => {
    expect(gp.verifyReturn({ ...gpReturn(), [name]: 'x' })).toBe(false);
  });
});
