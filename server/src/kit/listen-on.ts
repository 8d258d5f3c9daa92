import type { Server } from 'node:net';

/** An address to listen at, with the environment variables that set it. */
interface ListenAddress {
  port: number;
  host: string;
  portName: string;
  hostName: string;
}

/** Resolves once the server has the port. Rejects with one sentence for the operator. */
export function listenOn(server: Server, address: ListenAddress): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (error: Error) => reject(new Error(reasonOf(error, address), { cause: error }));
    server.once('error', refuse);
    server.listen(address.port, address.host, () => {
      server.off('error', refuse);
      resolve();
    });
  });
}

function reasonOf(error: Error, { port, host, portName, hostName }: ListenAddress): string {
  switch ('code' in error && error.code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken: ${portName}=${port < 65_535 ? port + 1 : port - 1} ${ownCommand()}`;
    case 'EACCES':
      return `Port ${port} is not open to this user: ${portName}=${port + 3_000} ${ownCommand()}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${hostName}=${host} is no address of this machine.`;
    default:
      return error.message;
  }
}

/** The npm command that starts this server; `serve` is a part of `start`. */
function ownCommand(): string {
  return process.env.npm_lifecycle_event === 'newsroom' ? 'npm run newsroom' : 'npm start';
}
