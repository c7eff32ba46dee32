// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { NotManageable } from '#features/account/user-account/not-manageable.tsx';
import { customerSelectionSamples } from '#machines/account/customer-selection/model/customer-selection.samples.ts';
import { inShop, testShop } from '../../common/views/support/test-shop.tsx';

afterEach(cleanup);

const { customer, child, link } = customerSelectionSamples;

describe('the warning that the account may not act for a customer', () => {
  it.each([
    ["the account's own customer", null, customer.id, /Máte víc aktivních karet/, '#/app/user-account?tab=chip-cards'],
    [
      'a linked customer',
      link,
      child.id,
      /Tato osoba má víc aktivních karet/,
      '#/app/user-linked-account/2?tab=chip-cards',
    ],
  ])(
    'has a link to the cards if none of several cards is the main card: %s (CRD-02)',
    (_whose, linked, customerId, text, href) => {
      render(inShop(testShop(), <NotManageable link={linked} reason="NO_MAIN_CARD" customerId={customerId} />));
      screen.getByText('Vyberte hlavní kartu');
      screen.getByText(text);
      expect(screen.getByRole('link', { name: 'Přejít na seznam karet' }).getAttribute('href')).toBe(href);
    },
  );

  it.each([
    ["the account's own customer", null, /vám ještě není 15 let/],
    ['a linked customer', link, /Držiteli karty už je 15 let/],
  ])('mentions the age if that is the reason: %s (ACC-06)', (_whose, linked, text) => {
    render(inShop(testShop(), <NotManageable link={linked} reason="AGE" customerId={2} />));
    screen.getByText(text);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
