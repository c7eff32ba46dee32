import { createContext, createElement, useContext, type ReactNode } from 'react';

const Currency = createContext('CZK');

/** The operator's currency as an ISO 4217 code. */
export const useCurrency = (): string => useContext(Currency);

/** The currency of the amounts inside, as an ISO 4217 code; null = the currency outside. */
export function CurrencyProvider({ value, children }: { readonly value: string | null; readonly children: ReactNode }) {
  const outside = useCurrency();
  return createElement(Currency, { value: value ?? outside }, children);
}
