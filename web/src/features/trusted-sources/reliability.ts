type BadgeVariant = 'default' | 'secondary' | 'outline' | 'destructive';

/** The variant of the badge for a reliability in percent. */
export function reliabilityVariant(reliability: number): BadgeVariant {
  if (reliability >= 90) return 'default';
  if (reliability >= 80) return 'secondary';
  return reliability >= 70 ? 'outline' : 'destructive';
}
