import type { TrustedCategory } from '@vigil/common/trusted-sources';

const paths: Record<TrustedCategory, string> = {
  news: 'M2.5 3.5h10v11h-9a1 1 0 0 1-1-1zM12.5 7h3v6.300a1.2 1.2 0 0 1-1.2 1.200h-1.800M5 6.500h5M5 9h5M5 11.500h3',
  analysis: 'M2.5 14.500h13M4.5 12V8.500M8 12V4.500M11.5 12V7M15 12V3.5',
  government: 'M2.5 6.500L9 2.500l6.5 4zM2.5 15h13M4.5 6.700v6.300M7.5 6.700v6.300M10.5 6.700v6.300M13.5 6.700v6.3',
  military: 'M9 2.200l5.8 2v4.600c0 3.2-2.2 5.6-5.8 7-3.6-1.4-5.8-3.8-5.8-7V4.200z',
  intelligence:
    'M1.8 9c2-3.3 4.4-5 7.2-5s5.2 1.7 7.2 5c-2 3.3-4.4 5-7.2 5s-5.2-1.7-7.2-5zM9 6.800a2.2 2.2 0 1 0 0 4.4 2.2 2.2 0 0 0 0-4.400z',
  other:
    'M9 2.500a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13zM2.7 9h12.600M9 2.500c2 2 2.8 4 2.8 6.500s-.8 4.5-2.8 6.500c-2-2-2.8-4-2.8-6.500S7 4.5 9 2.500z',
};

const colours: Record<TrustedCategory, string> = {
  news: 'var(--medium)',
  analysis: 'var(--accent)',
  government: 'var(--ok)',
  military: 'var(--urgent)',
  intelligence: 'var(--critical)',
  other: 'var(--low)',
};

/** The category by shape and colour. Its name is in the badge. */
export function CategoryIcon({ category }: { category: TrustedCategory }) {
  return (
    <svg
      data-category={category}
      style={{ flex: 'none', marginBlockStart: 3, color: colours[category] }}
      width="18"
      height="18"
      viewBox="0 0 18 18"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.4"
      aria-hidden="true"
    >
      <path d={paths[category]} strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
