/** Is a text about the confrontation, and why? */
export interface Verdict {
  relevant: boolean;
  /** Not relevant for what the text lacks, and not for its subject: the event it reports may tell. */
  isOpen: boolean;
  reason: string;
}

export function yes(reason: string): Verdict {
  return { relevant: true, isOpen: false, reason: `relevant: ${reason}` };
}

export function no(reason: string): Verdict {
  return { relevant: false, isOpen: false, reason: `not relevant: ${reason}` };
}

export function open(reason: string): Verdict {
  return { ...no(reason), isOpen: true };
}
