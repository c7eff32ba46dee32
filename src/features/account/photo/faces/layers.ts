/** Values of a square picture: row by row, all channels of a pixel after each other. */
export interface Layer {
  readonly side: number;
  readonly channels: number;
  readonly values: Float32Array;
}

export const emptyLayer = (side: number, channels: number): Layer => ({
  side,
  channels,
  values: new Float32Array(side * side * channels),
});

const leak = 0.1;

/** Makes negative values a tenth. */
export function leaky(layer: Layer): Layer {
  const { values } = layer;
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index] ?? 0;
    if (value < 0) values[index] = value * leak;
  }
  return layer;
}

/** Mixes the channels of each pixel anew. */
export function mixChannels({ side, channels, values }: Layer, filter: Float32Array, bias: Float32Array): Layer {
  const made = emptyLayer(side, bias.length);
  const out = made.values;
  for (let pixel = 0; pixel < side * side; pixel += 1) {
    const to = pixel * bias.length;
    out.set(bias, to);
    for (let channel = 0; channel < channels; channel += 1) {
      const value = values[pixel * channels + channel] ?? 0;
      const from = channel * bias.length;
      for (let index = 0; index < bias.length; index += 1) {
        out[to + index] = (out[to + index] ?? 0) + value * (filter[from + index] ?? 0);
      }
    }
  }
  return made;
}

/** Of each pixel and its neighbours, one list of all their values: the pixels at the edge have none and are left out. */
export function neighbourhoods({ side, channels, values }: Layer): Layer {
  const made = emptyLayer(side - 2, channels * 9);
  const row = channels * 3;
  let to = 0;
  for (let y = 0; y < made.side; y += 1) {
    for (let x = 0; x < made.side; x += 1) {
      for (let dy = 0; dy < 3; dy += 1, to += row) {
        const from = ((y + dy) * side + x) * channels;
        for (let index = 0; index < row; index += 1) made.values[to + index] = values[from + index] ?? 0;
      }
    }
  }
  return made;
}

/** Filters each channel by itself with a square of three pixels; beyond the edge there is nothing. */
export function filterChannels({ side, channels, values }: Layer, filter: Float32Array): Layer {
  const made = emptyLayer(side, channels);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const to = (y * side + x) * channels;
      for (let dy = -1; dy <= 1; dy += 1) {
        if (y + dy < 0 || y + dy >= side) continue;
        for (let dx = -1; dx <= 1; dx += 1) {
          if (x + dx < 0 || x + dx >= side) continue;
          const from = ((y + dy) * side + x + dx) * channels;
          const weight = ((dy + 1) * 3 + dx + 1) * channels;
          for (let channel = 0; channel < channels; channel += 1) {
            made.values[to + channel] =
              (made.values[to + channel] ?? 0) + (values[from + channel] ?? 0) * (filter[weight + channel] ?? 0);
          }
        }
      }
    }
  }
  return made;
}

/** The largest value of each square of two pixels; the squares are `step` pixels apart. */
export function largest({ side, channels, values }: Layer, step: 1 | 2): Layer {
  const made = emptyLayer(Math.ceil(side / step), channels);
  made.values.fill(Number.NEGATIVE_INFINITY);
  for (let y = 0; y < made.side; y += 1) {
    for (let x = 0; x < made.side; x += 1) {
      const to = (y * made.side + x) * channels;
      for (let fromY = y * step; fromY < Math.min(side, y * step + 2); fromY += 1) {
        for (let fromX = x * step; fromX < Math.min(side, x * step + 2); fromX += 1) {
          const from = (fromY * side + fromX) * channels;
          for (let channel = 0; channel < channels; channel += 1) {
            const value = values[from + channel] ?? 0;
            if (value > (made.values[to + channel] ?? 0)) made.values[to + channel] = value;
          }
        }
      }
    }
  }
  return made;
}
