import { preferences } from '../preferences.ts';

/** A soft wooden tap, made on the spot: no file to load, nothing without the person's wish. */
export function playTurnSound(): void {
  if (preferences.value.sound === 'off') return;
  const context = new AudioContext();
  const tone = context.createOscillator();
  const volume = context.createGain();
  const { currentTime } = context;
  tone.frequency.setValueAtTime(520, currentTime);
  tone.frequency.exponentialRampToValueAtTime(240, currentTime + 0.12);
  volume.gain.setValueAtTime(0.12, currentTime);
  volume.gain.exponentialRampToValueAtTime(0.001, currentTime + 0.18);
  tone.connect(volume).connect(context.destination);
  tone.addEventListener('ended', () => void context.close());
  tone.start();
  tone.stop(currentTime + 0.2);
}
