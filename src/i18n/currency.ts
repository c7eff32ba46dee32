import { createContext, useContext } from 'react';

const Currency = createContext('CZK');

/** The operator's currency as an ISO 4217 code. */
export const CurrencyProvider = Currency.Provider;
export const useCurrency = (): string => useContext(Currency);
