import type { RegistrationEvent } from '../../../../machines/registration/registration.types.ts';
import type { registrationView } from '../../../../machines/registration/registration.view.ts';

export interface ConsentLinks {
  readonly termsAndConditions: string;
  readonly gdpr: string;
}

export interface RegistrationFormProps {
  readonly view: ReturnType<typeof registrationView>;
  readonly send: (event: RegistrationEvent) => void;
  /** The addresses of the operator's pages; null until the configuration is loaded. */
  readonly links: ConsentLinks | null;
}
