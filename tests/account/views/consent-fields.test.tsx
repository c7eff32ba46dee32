// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { ConsentFields } from '#features/card-application/card-application/consent-fields.tsx';
import { personalDataModel } from '#machines/card-application/personal-data/model/personal-data.model.ts';
import { personalDataMachine } from '#machines/card-application/personal-data/personal-data.machine.ts';
import { defaultFlags } from '#server/platform/settings/system-flags.ts';
import { staticActor } from '../../common/views/support/static-actor.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const footerLinks = {
  ...defaultFlags.footerLinks,
  termsAndConditions: 'https://operator.example/terms',
  gdpr: 'https://operator.example/personal-data',
};

it('each consent has a link to its text, which opens in a new tab', () => {
  const [input] = Object.values(personalDataModel.inputs);
  if (input === undefined) throw new Error('the flow has inputs');
  const actor = createActor(personalDataMachine, { input }).start();
  const shop = testShop({ boot: staticActor({ configuration: { footerLinks } }) });
  render(inShop(shop, <ConsentFields actor={actor} />));
  const links = screen.getAllByRole('checkbox').map((box) => {
    const link = box.closest('label')?.querySelector('a');
    return [box.getAttribute('name'), link?.getAttribute('href'), link?.target];
  });
  expect(links).toEqual([
    ['terms', footerLinks.termsAndConditions, '_blank'],
    ['gdpr', footerLinks.gdpr, '_blank'],
  ]);
});
