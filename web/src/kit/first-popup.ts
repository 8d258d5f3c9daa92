export let announcePopup!: () => void;

/** Resolves when the first popup is shown: what draws popups is then loaded at once. */
export const firstPopup = new Promise<void>((resolve) => {
  announcePopup = resolve;
});
