import type { Supplier } from '#contract/entities/supplier.ts';

/** The sandbox's supplier. Its account number is nobody's, but its check digits are valid. */
export const exampleSupplier: Supplier = {
  name: null,
  street: 'Nádražní 1',
  city: 'Praha 5',
  zip: '150 00',
  country: 'Česká republika',
  companyId: '00000019',
  taxId: 'CZ00000019',
  registration: '',
  iban: 'CZ9755000000000000000019',
  bic: '',
};
