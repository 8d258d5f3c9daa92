export type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

/** How a badge stands out, by reliability in percent. */
export function reliabilityVariant(reliability: number): BadgeVariant {
  if (reliability >= 90) return 'default';
  if (reliability >= 80) return 'secondary';
  return reliability >= 70 ? 'outline' : 'destructive';
}
