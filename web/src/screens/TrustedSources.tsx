import { TrustedSourceGrid } from '../features/trusted-sources/TrustedSourceGrid.tsx';

/** Sources for reference, recommended to readers. */
export function TrustedSources() {
  return (
    <>
      <title>Trusted Sources · Vigil</title>
      <TrustedSourceGrid />
    </>
  );
}
