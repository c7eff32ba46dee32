import type { TokenizationRedirect } from '#contract/entities/tokenization.ts';

export const sampleRedirect: TokenizationRedirect = {
  gateway: 'https://cards.example/begin',
  msgTime: '20261121100000',
  msgId: 'f5fdbb8f-0f29-4d52-9f29-6f5f0e0d8a11',
  orderId: '5000000001',
  providerId: 'LINKA',
  text: 'Registering a bank card',
  language: 'en',
  callback: 'https://shop.example/#/app/user-account',
  sign: 'ab+/=',
};
