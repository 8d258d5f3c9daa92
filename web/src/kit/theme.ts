import { type CSSVariablesResolver, createTheme, type MantineColorsTuple } from '@mantine/core';

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

/** Mantine's parts in Vigil's dress: the tokens of tokens.css decide, here they are only handed on. */
export const theme = createTheme({
  fontFamily: 'var(--sans)',
  fontFamilyMonospace: 'ui-monospace, monospace',
  headings: { fontFamily: 'var(--serif)', fontWeight: '600' },
  colors: { amber },
  primaryColor: 'amber',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  defaultRadius: 'md',
  cursorType: 'pointer',
  respectReducedMotion: true,
});

export const resolveVariables: CSSVariablesResolver = () => ({
  variables: {
    '--mantine-color-body': 'var(--panel)',
    '--mantine-color-text': 'var(--ink)',
    '--mantine-color-dimmed': 'var(--dim)',
    '--mantine-color-anchor': 'var(--accent)',
    '--mantine-color-default': 'var(--panel)',
    '--mantine-color-default-color': 'var(--ink)',
    '--mantine-color-default-border': 'var(--line)',
    '--mantine-color-default-hover': 'var(--hover)',
    '--mantine-color-error': 'var(--critical)',
  },
  light: {},
  dark: {},
});
