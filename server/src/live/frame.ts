/**
 * A message as every listening WebSocket receives it: an event of Socket.IO's protocol (version 5, main
 * namespace) in a message of Engine.IO (version 4), in one unmasked text frame (RFC 6455, section 5.2).
 */
export function toFrame(name: string, payload: unknown): Buffer {
  const text = `42${JSON.stringify([name, payload])}`;
  const length = Buffer.byteLength(text);
  const start = headLength(length);
  const frame = Buffer.allocUnsafe(start + length);
  frame[0] = finalText;
  if (start === 2) frame[1] = length;
  else if (start === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(length, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(length), 2);
  }
  frame.write(text, start);
  return frame;
}

const finalText = 0x81;

function headLength(length: number): number {
  if (length < 126) return 2;
  return length < 65_536 ? 4 : 10;
}
