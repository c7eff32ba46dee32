/** How the file of a model says what is in it. */
export interface ModelManifest {
  readonly weights: readonly {
    readonly name: string;
    readonly shape: readonly number[];
    readonly quantization: { readonly scale: number; readonly min: number };
  }[];
}

/** The weights of a model, by their names. Throws for one that it does not have. */
export type Weights = (name: string) => Float32Array;

/** Reads the weights of a model, of which each is a byte. Throws if the file has another length. */
export function readWeights({ weights }: ModelManifest, bytes: Uint8Array): Weights {
  const byName = new Map<string, Float32Array>();
  let start = 0;
  for (const { name, shape, quantization } of weights) {
    const length = shape.reduce((product, side) => product * side, 1);
    const { scale, min } = quantization;
    byName.set(
      name,
      Float32Array.from(bytes.subarray(start, start + length), (byte) => byte * scale + min),
    );
    start += length;
  }
  if (start !== bytes.length) throw new Error(`expected a model of ${start} bytes, found ${bytes.length}`);
  return (name) => {
    const found = byName.get(name);
    if (found === undefined) throw new Error(`expected the weights ${name} in the model, but there are none`);
    return found;
  };
}
