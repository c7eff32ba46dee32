const untrusted =
  'its certificate is not trusted. A test system with a certificate of its own needs NODE_EXTRA_CA_CERTS=<file of the authority>';

/** For codes of the system and of TLS: what they mean for the developer of the back end. */
const meanings: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the connection was refused',
  ECONNRESET: 'the connection was cut',
  UND_ERR_SOCKET: 'the connection was cut',
  ENOTFOUND: 'the name of the host is not known',
  EAI_AGAIN: 'the name of the host is not known',
  DEPTH_ZERO_SELF_SIGNED_CERT: untrusted,
  SELF_SIGNED_CERT_IN_CHAIN: untrusted,
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: untrusted,
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: untrusted,
  CERT_HAS_EXPIRED: 'its certificate has expired',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is for another host',
};

function codesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [];
  const own = 'code' in error && typeof error.code === 'string' ? [error.code] : [];
  return [...own, ...codesOf(error.cause)];
}

/** Why a request got no answer, as the end of a sentence that begins with `no answer: `. */
export function explainFailure(error: unknown, timeoutMs: number): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `nothing arrived within ${String(timeoutMs / 1000)} seconds`;
  const known = codesOf(error).find((code) => meanings[code] !== undefined);
  if (known !== undefined) return meanings[known] ?? known;
  return error instanceof Error ? error.message : String(error);
}
