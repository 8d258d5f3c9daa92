import { useEffect, useEffectEvent, useState } from 'react';

interface Stay {
  /** How long it comes, is there and goes, in milliseconds. */
  enterMs: number;
  ms: number;
  exitMs: number;
  /** Somebody is at it: it does not go by itself. */
  isHeld: boolean;
  /** Called while it can still hold the focus. */
  onLeave?: () => void;
  onGone: () => void;
}

/** The life of something that appears, stays for a while and goes; `leave` sends it away before its time. */
export function useStay({ enterMs, ms, exitMs, isHeld, onLeave, onGone }: Stay) {
  const [phase, setPhase] = useState<'coming' | 'shown' | 'leaving'>('coming');
  const [cameAt] = useState(() => performance.now());
  const letGo = useEffectEvent(() => onLeave?.());
  const end = useEffectEvent(onGone);

  useEffect(() => {
    if (phase === 'coming') return after(enterMs, () => setPhase('shown'));
    if (phase === 'leaving') {
      letGo();
      return after(exitMs, () => end());
    }
    if (isHeld) return;
    return after(Math.max(0, ms - (performance.now() - cameAt)), () => setPhase('leaving'));
  }, [phase, isHeld, enterMs, ms, exitMs, cameAt]);

  return { phase, leave: () => setPhase('leaving') };
}

function after(ms: number, act: () => void): () => void {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
}
