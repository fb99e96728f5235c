import type { Sound } from '../../board/module.ts';
import { preferences } from '../preferences.ts';

/** A tone that glides from one pitch to another and fades. */
interface Tone {
  readonly from: number;
  readonly to: number;
  /** Seconds. */
  readonly at?: number;
  readonly lasts: number;
  readonly shape?: OscillatorType;
  readonly volume: number;
}

/** All sounds are made here, softly: no file to load. */
const SOUNDS: Readonly<Record<Sound | 'turn' | 'end', readonly Tone[]>> = {
  // Wood on wood.
  place: [{ from: 320, to: 130, lasts: 0.09, shape: 'triangle', volume: 0.09 }],
  // Two coins.
  coin: [
    { from: 1800, to: 1750, lasts: 0.12, volume: 0.025 },
    { from: 2350, to: 2300, at: 0.06, lasts: 0.16, volume: 0.022 },
  ],
  // Drops.
  water: [0, 0.08, 0.17].map((at, drop) => ({
    from: 500 + 120 * drop,
    to: 1000 + 160 * drop,
    at,
    lasts: 0.08,
    volume: 0.035,
  })),
  // A soft call of two notes.
  turn: [
    { from: 523, to: 523, lasts: 0.22, volume: 0.05 },
    { from: 784, to: 784, at: 0.13, lasts: 0.34, volume: 0.045 },
  ],
  end: [523, 659, 784, 1047].map((pitch, note) => ({
    from: pitch,
    to: pitch,
    at: 0.14 * note,
    lasts: 0.5,
    volume: 0.05,
  })),
};

let context: AudioContext | undefined;

/** Plays a sound, unless sound is off. A browser lets nothing be heard before the first touch. */
export function playSound(name: keyof typeof SOUNDS): void {
  if (preferences.value.sound === 'off' || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  if (context.state === 'suspended') {
    if (!navigator.userActivation.hasBeenActive) return;
    void context.resume();
  }
  for (const tone of SOUNDS[name]) playTone(context, tone);
}

function playTone(audio: AudioContext, { from, to, at = 0, lasts, shape = 'sine', volume }: Tone): void {
  const start = audio.currentTime + at;
  const source = audio.createOscillator();
  const gain = audio.createGain();
  source.type = shape;
  source.frequency.setValueAtTime(from, start);
  source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(volume, start + 0.012);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  source.connect(gain).connect(audio.destination);
  source.start(start);
  source.stop(start + lasts + 0.02);
}
