import sharp from 'sharp';

/** A picture of one colour, with the metadata of a camera. */
export function makePicture(
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
  { width = 40, height = 30 }: { width?: number; height?: number } = {},
): Promise<Buffer> {
  const background = { r: 20, g: 90, b: 160 };
  return sharp({ create: { width, height, channels: 3, background } })
    .withExif({
      IFD0: { Make: 'Fictional Camera', Copyright: 'Somebody' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '31/1 46/1 0/1' },
    })
    .toFormat(format)
    .toBuffer();
}

/** Three frames that differ. */
export async function makeMovingPicture(): Promise<Buffer> {
  const frames = ['red', 'green', 'blue'].map((background) =>
    sharp({ create: { width: 16, height: 16, channels: 3, background } })
      .png()
      .toBuffer(),
  );
  return sharp(await Promise.all(frames), { join: { animated: true } })
    .gif({ delay: [100, 100, 100] })
    .toBuffer();
}

/** The beginning of an MP4 file, and so many bytes of nothing after it. */
export function makeMp4(bytes = 1_000): Buffer {
  const box = Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex');
  return Buffer.concat([box, Buffer.alloc(Math.max(0, bytes - box.length))]);
}

/** The beginning of a WebM file. */
export function makeWebm(): Buffer {
  return Buffer.concat([
    Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex'),
    Buffer.alloc(500),
  ]);
}

export interface Upload {
  bytes: Uint8Array | string;
  /** What the sender calls it. */
  name?: string;
  type?: string;
  field?: string;
}

/** The form of an event from an article, as the browser sends it. */
export function eventForm(eventData: unknown, uploads: Upload[] = []): FormData {
  const form = new FormData();
  if (eventData !== undefined)
    form.append('eventData', typeof eventData === 'string' ? eventData : JSON.stringify(eventData));
  for (const { bytes, name = 'file', type = 'application/octet-stream', field = 'media' } of uploads) {
    form.append(field, new Blob([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], { type }), name);
  }
  return form;
}

let written = 0;

/** An event that says everything about an article that cannot be read, so that nothing is read for it. */
export function writtenOutEvent(overrides: Record<string, unknown> = {}): Record<string, unknown> {
  written += 1;
  return {
    url: `https://courier.example/lighthouse-${written}`,
    title: 'Lighthouse at Port Amberly goes dark',
    customSummary: 'A fuse had blown, the harbour master said.',
    eventType: 'other',
    urgencyLevel: 'low',
    location: 'Port Amberly',
    timestamp: '2026-01-02T03:04:05.000Z',
    imageUrls: [],
    ...overrides,
  };
}
