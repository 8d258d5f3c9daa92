import { createDismissal } from '../../kit/dismissal.ts';

/** The donation card. */
export const { isDismissed, keepDismissed } = createDismissal('vigil-donation-dismissed');
