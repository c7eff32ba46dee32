import { createContext, useContext, useEffectEvent, useLayoutEffect } from 'react';

/** An open dialog, drawer or question. */
export interface OpenLayer {
  /** The layer fills a small screen and gets its own history entry; a question does not. */
  readonly isPlace: boolean;
  /** The name given by the code that opened the layer; '' = no name. */
  readonly name: string;
  /**
   * Requests the layer to close, as its close button does. It may stay open: to ask a question first, or because an
   * action is running.
   */
  readonly close: () => void;
}

/** Collects the open layers, the innermost one last. `add` returns the function that removes the layer. */
export interface OpenLayers {
  readonly add: (layer: OpenLayer) => () => void;
}

export const OpenLayersContext = createContext<OpenLayers | null>(null);

/** The name of the dialog inside this provider. A dialog that is opened from this dialog has another name. */
export const LayerName = createContext('');

/** Registers an open layer as long as the calling component is mounted. */
export function useOpenLayer({ isPlace, close }: Pick<OpenLayer, 'isPlace' | 'close'>): void {
  const layers = useContext(OpenLayersContext);
  const name = useContext(LayerName);
  const closeNow = useEffectEvent(close);
  useLayoutEffect(() => layers?.add({ isPlace, name, close: () => closeNow() }), [layers, isPlace, name]);
}
