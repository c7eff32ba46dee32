import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';

interface ChangeTextProps {
  /** The whole key. */
  readonly id: string;
  readonly values?: Record<string, ReactNode>;
}

const nothing = {};

/** A text of the area with what it contains. */
export function ChangeText({ id, values = nothing }: ChangeTextProps) {
  return <FormattedMessage id={id} values={values} />;
}
