/**
 * The value that a call needs, such as the id of an order. To come this far without it is a mistake in the code: the
 * flow must fail, and not call the server for something else.
 *
 * @param name what the value stands for, for the error: `an order`
 */
export function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`expected ${name}, got none`);
  return value;
}
