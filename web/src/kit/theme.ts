import './theme.css';
import {
  type CSSVariablesResolver,
  createTheme,
  defaultVariantColorsResolver,
  type MantineColorsTuple,
  type VariantColorsResolver,
} from '@mantine/core';

const amber: MantineColorsTuple = [
  '#fdf6e7',
  '#f8e8c6',
  '#f2d79d',
  '#edc671',
  '#e8b04a',
  '#d99c2f',
  '#bd831d',
  '#9a6a00',
  '#7d5600',
  '#5f4100',
];

/** Badges, alerts and icon buttons take the page's colours. A color such as `var(--critical)` replaces the accent. */
const variantColorResolver: VariantColorsResolver = (input) => {
  const { color, variant } = input;
  const own = color?.startsWith('var(') ? color : 'var(--accent)';
  if (variant === 'filled') {
    const hover = 'color-mix(in srgb, var(--accent) 88%, var(--ink))';
    return { background: 'var(--accent)', hover, color: 'var(--on-accent)', border: '1px solid var(--accent)' };
  }
  if (variant === 'default') {
    return { background: 'var(--panel)', hover: 'var(--hover)', color: 'var(--ink)', border: '1px solid var(--edge)' };
  }
  if (variant === 'outline') {
    const hover = `color-mix(in srgb, ${own} 12%, var(--panel))`;
    return { background: 'var(--panel)', hover, color: own, border: `1px solid ${own}` };
  }
  if (variant === 'light') {
    return { background: 'transparent', hover: 'transparent', color: 'var(--dim)', border: '1px solid var(--line)' };
  }
  if (variant === 'subtle') {
    return { background: 'transparent', hover: 'var(--hover)', color: own, border: '1px solid transparent' };
  }
  return defaultVariantColorsResolver(input);
};

/** Mantine's components as Vigil draws them: the custom properties of tokens.css decide, here they are only handed on. */
export const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: '13px', sm: '14px', md: '15px' },
  headings: {
    fontFamily: 'var(--serif)',
    fontWeight: '600',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '29px', lineHeight: '1.2' },
      h2: { fontSize: '20px', lineHeight: '1.3' },
      h3: { fontSize: '18px', lineHeight: '1.35' },
    },
  },
  colors: { amber },
  primaryColor: 'amber',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  variantColorResolver,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Alert: {
      defaultProps: { variant: 'subtle', radius: 0 },
      styles: {
        root: { padding: '10px 14px', borderInlineStart: '3px solid var(--alert-color)', background: 'var(--panel)' },
        title: { color: 'var(--ink)' },
        message: { color: 'var(--ink)' },
      },
    },
    Badge: {
      defaultProps: { variant: 'light', size: 'lg' },
      styles: { root: { fontSize: '12px', fontWeight: 600, letterSpacing: 0, textTransform: 'none' } },
    },
    // As wide as the header and the footer.
    Container: { defaultProps: { size: 'var(--page)', px: 'var(--gutter)', pt: 'xl', pb: 72 } },
    Fieldset: {
      defaultProps: { variant: 'unstyled' },
      styles: { legend: { marginBlockEnd: '8px', fontSize: '14px', fontWeight: 600 } },
    },
    Paper: { defaultProps: { p: 'lg', withBorder: true } },
    Progress: { defaultProps: { size: 'sm' } },
    ScrollArea: { defaultProps: { type: 'auto', scrollbarSize: 8 } },
  },
});

/** The same in both schemes. Mantine sets most of them for each scheme, which beats what is set for both. */
const shared = {
  '--mantine-color-body': 'var(--panel)',
  '--mantine-color-text': 'var(--ink)',
  '--mantine-color-dimmed': 'var(--dim)',
  '--mantine-color-anchor': 'var(--accent)',
  '--mantine-color-default': 'var(--panel)',
  '--mantine-color-default-color': 'var(--ink)',
  '--mantine-color-default-border': 'var(--line)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-disabled': 'var(--hover)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-color-error': 'var(--critical)',
};

// The shades are those that components use for tracks, lines and what is pointed at.
export const resolveVariables: CSSVariablesResolver = () => ({
  variables: { '--mantine-font-weight-medium': '600' },
  light: {
    ...shared,
    '--mantine-color-gray-1': 'var(--hover)',
    '--mantine-color-gray-2': 'var(--line)',
    '--mantine-color-gray-3': 'var(--line)',
    '--mantine-color-gray-7': 'var(--dim)',
  },
  dark: {
    ...shared,
    '--mantine-color-dark-1': 'var(--dim)',
    '--mantine-color-dark-4': 'var(--line)',
    '--mantine-color-dark-5': 'var(--panel)',
    '--mantine-color-dark-8': 'var(--hover)',
  },
});
