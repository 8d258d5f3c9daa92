import { withTimeout } from '@vigil/common/with-timeout';

let context: AudioContext | null = null;

/** Creates the audio context. Browsers allow sound only after a user gesture, so this is called in one. */
export function unlockSound(): void {
  if (context) return;
  try {
    context = new AudioContext();
    rest(context);
  } catch {
    // Where there is no sound, notifications are silent or sound as the system wants.
  }
}

/** Returns true if the browser allows sound now. The context is suspended again if no tone follows. */
export async function maySound(): Promise<boolean> {
  if (!context) return false;
  await withTimeout(timeoutMs, context.resume());
  rest(context);
  return context.state === 'running';
}

/** Plays two short tones. */
export function playTone(): void {
  if (!context) return;
  const from = context.currentTime;
  const volume = context.createGain();
  volume.connect(context.destination);
  volume.gain.setValueAtTime(loudness, from);
  volume.gain.exponentialRampToValueAtTime(0.001, from + tones.length * toneSeconds);
  for (const [index, frequency] of tones.entries()) {
    const tone = context.createOscillator();
    tone.frequency.value = frequency;
    tone.connect(volume);
    tone.start(from + index * toneSeconds);
    tone.stop(from + (index + 1) * toneSeconds);
  }
  rest(context);
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** What does not sound shall cost nothing: the device's sound is let go of after a while. */
function rest(idle: AudioContext): void {
  clearTimeout(timer);
  timer = setTimeout(() => void idle.suspend().catch(() => {}), restMs);
}

/** Hertz. */
const tones = [660, 880];
const toneSeconds = 0.16;
const loudness = 0.12;
/** A context that may not sound never resumes. */
const timeoutMs = 300;
const restMs = 2_000;
