import { create } from 'zustand';

type Line = 'unknown' | 'up' | 'down';

interface ConnectionState {
  socket: Line;
  poll: Line;
  /** When the server last answered, in milliseconds since 1970; null if never. */
  answeredAt: number | null;
}

/** How this page receives events: by push, by poll, or not at all. `connecting` until that is known. */
export type Contact = 'connecting' | 'live' | 'polling' | 'offline';

export const useConnection = create<ConnectionState>()(() => ({
  socket: 'unknown',
  poll: 'unknown',
  answeredAt: null,
}));

export function contact({ socket, poll }: Pick<ConnectionState, 'socket' | 'poll'>): Contact {
  if (socket === 'up') return 'live';
  if (poll === 'down') return 'offline';
  return socket === 'down' && poll === 'up' ? 'polling' : 'connecting';
}

export const isOffline = (state: Pick<ConnectionState, 'socket' | 'poll'>): boolean => contact(state) === 'offline';

export const setSocket = (socket: Line) => set('socket', socket);
export const setPoll = (poll: Line) => set('poll', poll);

/** The server does not answer this page; it last answered an earlier page at `answeredAt`. */
export function recallAnswered(answeredAt: number): void {
  useConnection.setState((state) => (state.poll === 'up' ? state : { poll: 'down', answeredAt }));
}

/** Sets the state of one of the two channels. */
function set(line: 'socket' | 'poll', state: Line): void {
  const answeredAt = state === 'up' ? { answeredAt: Date.now() } : {};
  useConnection.setState({ [line]: state, ...answeredAt });
}
