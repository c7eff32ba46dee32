import { createContext, useContext } from 'react';

const Currency = createContext('CZK');

/** The operator's currency, ISO letters. */
export const CurrencyProvider = Currency.Provider;
export const useCurrency = (): string => useContext(Currency);
