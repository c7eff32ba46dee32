import type { EndpointDefinition } from '#contract/endpoint.ts';
import { mapPhoneHeader } from '../http/authenticate.ts';

interface Access {
  readonly security: readonly object[];
  readonly callers: string;
}

/** Who may call, and with which token. */
export const access: Readonly<Record<EndpointDefinition['access'], Access>> = {
  public: { security: [], callers: 'Everybody may call it.' },
  customer: { security: [{ bearer: [] }], callers: 'It needs the token of a log-in.' },
  operator: { security: [{ bearer: [] }], callers: "It needs the token of a log-in of the operator's staff." },
  mapPhone: {
    security: [{ mapPhone: [] }],
    callers: "Only the operator's telephone application may call it, with its own token.",
  },
  system: {
    security: [{ system: [] }],
    callers: "Only the operator's other systems may call it, with one of their tokens.",
  },
};

export const securitySchemes = {
  bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: 'The token of a log-in.' },
  mapPhone: { type: 'apiKey', in: 'header', name: mapPhoneHeader },
  system: { type: 'http', scheme: 'bearer', description: 'A token of one of the other systems of the operator.' },
};
