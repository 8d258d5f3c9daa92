import { createDismissal } from '../../kit/dismissal.ts';

/** Whether the offer to install was dismissed. */
export const { isDismissed, keepDismissed } = createDismissal('vigil-install-dismissed');
