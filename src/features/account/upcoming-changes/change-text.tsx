import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { MessageKey } from '#messages/keys/message-key.ts';

interface ChangeTextProps {
  /** The whole key of the text. */
  readonly id: MessageKey;
  readonly values?: Record<string, ReactNode>;
}

const nothing = {};

export function ChangeText({ id, values = nothing }: ChangeTextProps) {
  return <FormattedMessage id={id} values={values} />;
}
