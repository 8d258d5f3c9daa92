import { createDismissal } from '../../kit/dismissal.ts';

/** The offer to install. */
export const { isDismissed, keepDismissed } = createDismissal('vigil-install-dismissed');
