import * as v from 'valibot';
import type { Configuration } from '../../platform/configuration/configuration.ts';
import { callJson } from '../../platform/remote/call-json.ts';
import { ownUrl } from '../../platform/remote/gateway-addresses.ts';
import { IsicRegisterUnavailable } from '../../platform/services/isic-register.ts';
import type { IsicRegister } from '../../platform/services/isic-register.ts';

/** The path of the simulator in the sandbox. */
export const simulatorPath = '/sandbox/isic-register';

const Answer = v.object({ valid: v.boolean() });

const addressOf = (configuration: Configuration): string | undefined =>
  configuration.isicRegisterUrl ??
  (configuration.sandbox ? `${ownUrl(configuration)}${simulatorPath}/validations` : undefined);

/**
 * The ISIC register at the configured address, which answers `{"valid": true}` to a POST of the holder; in the sandbox,
 * the simulator. Without an address there is no register, and no number can be confirmed.
 */
export function createIsicRegister(configuration: Configuration): IsicRegister {
  const address = addressOf(configuration);
  return {
    async confirms({ isicNumber, firstName, lastName }) {
      if (address === undefined) throw new IsicRegisterUnavailable('no register is configured');
      const { httpStatus, body } = await callJson('POST', address, { isicNumber, firstName, lastName }).catch(() => {
        throw new IsicRegisterUnavailable('no answer');
      });
      const answer = v.safeParse(Answer, body);
      if (httpStatus !== 200 || !answer.success)
        throw new IsicRegisterUnavailable(`unexpected answer, HTTP ${String(httpStatus)}`);
      return answer.output.valid;
    },
  };
}
