import { createDismissal } from '../../kit/dismissal.ts';

/** Whether the donation card was dismissed. */
export const { isDismissed, keepDismissed } = createDismissal('vigil-donation-dismissed');
