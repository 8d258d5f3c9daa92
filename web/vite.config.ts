import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

const server = 'http://127.0.0.1:3000';

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  resolve: { conditions: ['source', ...defaultClientConditions] },
  // The server puts a new nonce in this place in every page it sends.
  html: { cspNonce: '__NONCE__' },
  build: {
    outDir: 'dist',
    sourcemap: true,
    rolldownOptions: {
      input: ['index.html', 'src/service-worker.ts'],
      // Browsers know a service worker by its address, so that one cannot change with its contents.
      output: { entryFileNames: ({ name }) => (name === 'service-worker' ? '[name].js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': server, '/socket.io': { target: server, ws: true } } },
});
