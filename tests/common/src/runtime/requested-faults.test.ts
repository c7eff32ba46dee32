// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { requestedFaults } from '#runtime/requested-faults.ts';

const open = (address: string) => window.history.replaceState(null, '', address);

describe('the injected faults that an address names', () => {
  beforeEach(() => {
    window.sessionStorage.clear();
    open('/');
  });

  it('are null by default', () => {
    expect(requestedFaults()).toBeNull();
  });

  it.each(['/?fault=orders=error500', '/#/app/order-list?fault=orders=error500'])('are read from %s', (address) => {
    open(address);
    expect(requestedFaults()).toBe('orders=error500');
  });

  it('are kept for the tab until the address removes them', () => {
    open('/?fault=orders=error500');
    requestedFaults();
    open('/#/app/order-list');
    expect(requestedFaults()).toBe('orders=error500');
    expect(window.sessionStorage.getItem('linka.faults')).toBe('orders=error500');
    open('/#/app/order-list?fault=');
    expect(requestedFaults()).toBeNull();
    open('/');
    expect(requestedFaults()).toBeNull();
  });
});
