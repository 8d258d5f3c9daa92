/** The hatching of bars whose count is unknown. Drawn once in each drawing, which refers to it as `url(#id)`. */
export function UnknownPattern({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse">
      <path d="M0 5L5 0" stroke="var(--edge)" strokeWidth="0.8" />
    </pattern>
  );
}
