/** The address of an event within the site. */
export const eventLink = (id: string): string => `/?event=${encodeURIComponent(id)}`;
