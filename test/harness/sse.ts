import { streamMessages, streamPath } from '@vigil/common/stream';

interface SseMessage {
  event: string;
  id: string;
  data: unknown;
}

/** A client of the stream: reads server-sent events as they arrive. Data are checked against the contract. */
export async function openStream(url: string, lastId = '') {
  const stop = new AbortController();
  const headers: Record<string, string> = lastId === '' ? {} : { 'Last-Event-ID': lastId };
  const response = await fetch(new URL(streamPath, url), { headers, signal: stop.signal });
  const messages: SseMessage[] = [];
  let isOpen = response.ok;

  async function read(): Promise<void> {
    let text = '';
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) {
      text += decoder.decode(chunk, { stream: true });
      const parts = text.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) {
        const fields = new Map(part.split('\n').map((line) => [line.split(': ', 1)[0], line.replace(/^\w*: ?/, '')]));
        const [event, data] = [fields.get('event'), fields.get('data')];
        if (event === undefined || data === undefined) continue;
        const known = Object.entries(streamMessages).find(([name]) => name === event);
        messages.push({ event, id: fields.get('id') ?? '', data: known?.[1].parse(JSON.parse(data)) });
      }
    }
  }

  if (response.ok)
    void read()
      .catch(() => {})
      .finally(() => {
        isOpen = false;
      });
  return {
    response,
    messages,
    of: (event: string) => messages.filter((message) => message.event === event),
    lastId: () => messages.at(-1)?.id ?? '',
    isOpen: () => isOpen,
    close: () => stop.abort(),
  };
}
