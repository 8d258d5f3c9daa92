import '@mantine/core/styles/default-css-variables.css';
import '@mantine/core/styles/global.css';
import { MantineProvider } from '@mantine/core';
import type { PropsWithChildren } from 'react';
import { useDrawnScheme } from './scheme.ts';
import { resolveVariables, theme } from './theme.ts';

/**
 * The provider around components built with Mantine. The timeline is built without Mantine, so each of them is in a
 * chunk of its own and imports the styles of the components it uses.
 */
export function Mantine({ children }: PropsWithChildren) {
  const scheme = useDrawnScheme();
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={resolveVariables}
      forceColorScheme={scheme}
      getStyleNonce={pageNonce}
    >
      {children}
    </MantineProvider>
  );
}

function pageNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]')?.nonce ?? '';
}
