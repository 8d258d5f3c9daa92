/** The eye of the vigil; its pupil is the one place where the accent is always seen. */
export function Logo() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" fill="none" aria-hidden="true">
      <path
        d="M2.5 12c2.7-4.6 5.8-6.8 9.5-6.8s6.8 2.2 9.5 6.8c-2.7 4.6-5.8 6.8-9.5 6.8S5.2 16.6 2.5 12Z"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinejoin="round"
      />
      <circle cx="12" cy="12" r="2.9" fill="var(--accent)" />
    </svg>
  );
}
