/** Whether a text is about the confrontation, with the reason. */
export interface Verdict {
  relevant: boolean;
  /** Not relevant only for lack of evidence: relevant if it reports a known relevant event. */
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
