import { useNavigate } from '@tanstack/react-router';
import { FormattedMessage } from 'react-intl';
import type { ChangeStep, NextProfile } from '#contract/entities/upcoming-changes.ts';
import { preselectionParameters } from '#contract/preselection.ts';
import { Button } from '#ui/button/button.tsx';

interface ApplyButtonProps {
  readonly step: ChangeStep;
  readonly next: NextProfile;
  /** The button of the profile that is suggested first. */
  readonly isFirst?: boolean;
}

/**
 * Opens the wizard with this profile already chosen. The address carries the choice, as in the link of a mail (GRO-04).
 */
export function ApplyButton({ step: { carrierType }, next, isFirst = false }: ApplyButtonProps) {
  const navigate = useNavigate();
  const { profile, from, keeps } = next;
  if (carrierType === null) return null;
  const preselection = preselectionParameters(carrierType, { profileId: profile.id, from, keeps });
  const open = () =>
    void navigate({ to: '.', search: (before) => ({ ...before, ...preselection }), replace: true, resetScroll: false });
  return (
    <Button variant={isFirst ? 'secondary' : 'quiet'} onClick={open}>
      <FormattedMessage id="upcomingChanges.apply" values={{ profile: profile.displayName }} />
    </Button>
  );
}
