import { exportPaths } from '@vigil/common/exports';
import { createServer, type ProxyOptions } from 'vite';

interface DevServerOptions {
  host: string;
  port: number;
  /** The address of the server behind. */
  server: string;
  /** The origin that the server takes for its own; by default that of the page. */
  publicOrigin?: string | undefined;
}

/** Serves the web from its sources with hot reload, and passes everything else on to the server. */
export async function startDevServer({ host, port, server, publicOrigin }: DevServerOptions) {
  let url = '';
  const proxied = ['/api', '/media', '/healthz', '/readyz', ...Object.values(exportPaths)];
  const proxy: Record<string, ProxyOptions> = Object.fromEntries(proxied.map((path) => [path, { target: server }]));
  proxy['/socket.io'] = {
    target: server,
    ws: true,
    configure: (proxy) => {
      // The server accepts a WebSocket from its own origin alone. `rewriteWsOrigin` would give every page that origin.
      proxy.on('proxyReqWs', (passed, { headers: { origin, host } }) => {
        if (origin === `http://${host}`) passed.setHeader('origin', publicOrigin ?? url);
      });
    },
  };
  const vite = await createServer({
    root: import.meta.dirname,
    configFile: `${import.meta.dirname}/vite.config.ts`,
    server: { host, port, strictPort: true, proxy },
  });
  await vite.listen();
  const address = vite.httpServer?.address();
  const listening = typeof address === 'object' && address ? address.port : port;
  url = `http://${host.includes(':') ? `[${host}]` : host}:${listening}`;
  return { url, stop: () => vite.close() };
}
