import type { RegistrationEvent } from '#machines/visitor/registration/registration.types.ts';
import type { registrationView } from '#machines/visitor/registration/registration.view.ts';

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
