/** The bytes of a text in an encoding of one byte a character, such as windows-1255. Throws for a character that it lacks. */
export function encode(text: string, encoding: string): Uint8Array {
  const bytes = new Map<string, number>();
  for (let byte = 255; byte >= 0; byte--) {
    // In one step Node takes windows-1252 for latin1.
    const decoder = new TextDecoder(encoding);
    bytes.set(decoder.decode(Uint8Array.of(byte), { stream: true }) + decoder.decode(), byte);
  }
  return Uint8Array.from(text, (letter) => {
    const byte = bytes.get(letter);
    if (byte === undefined) throw new Error(`${encoding} has no ${letter}`);
    return byte;
  });
}
