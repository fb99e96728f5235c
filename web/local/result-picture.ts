import type { GameId } from '../../games/index.ts';
import type { Result } from '../../kernel/game.ts';
import type { Seat } from '../../kernel/seat.ts';
import { GAME_INFO } from '../game-list.ts';
import { figure, appText } from '../app-text.ts';

const [WIDTH, HEIGHT, EDGE] = [1200, 630, 70];
/** The paper of the app and the colours of its seats, by day: the picture is shown elsewhere. */
const PAPER = '#f3ead8';
const [INK, SOFT] = ['#2a2723', '#5c5348'];
const GROUND = '#1f5a43';
const SEATS = ['#3fae82', '#6cb8ea', '#f0ab2a', '#e0692f', '#d38bb6'] as const;

export interface ResultPicture {
  readonly game: GameId;
  readonly words: { readonly title: string; readonly lead: string };
  readonly result: Result | undefined;
  readonly players: readonly string[];
  readonly you: Seat | null;
}

/** The result as a picture to send: game, sentence, and a bar for every player. */
export function drawResult({ game, words, result, players, you }: ResultPicture): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  if (pen === null) return canvas;
  pen.fillStyle = PAPER;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  pen.fillStyle = GROUND;
  pen.fillRect(0, 0, WIDTH, 230);
  pen.fillStyle = PAPER;
  write(pen, GAME_INFO[game].name, { x: EDGE, y: 78, size: 34 });
  write(pen, words.title, { x: EDGE, y: 152, size: 64 });
  write(pen, words.lead, { x: EDGE, y: 200, size: 30, face: 'sans-serif' });
  if (result !== undefined) drawBars(pen, { result, players, you });
  pen.fillStyle = SOFT;
  write(pen, 'Cosecha', { x: EDGE, y: HEIGHT - 28, size: 28 });
  return canvas;
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly face?: string;
}

function write(
  pen: CanvasRenderingContext2D,
  words: string,
  { x, y, size, face = 'Fraunces, serif' }: Place,
): void {
  pen.font = `600 ${size}px ${face}`;
  pen.fillText(words, x, y, WIDTH - x - EDGE);
}

function drawBars(
  pen: CanvasRenderingContext2D,
  { result, players, you }: { result: Result; players: readonly string[]; you: Seat | null },
): void {
  const { totals, ranks } = result;
  const seats = players.map((_, seat) => seat).toSorted((one, other) => ranks[one] - ranks[other]);
  const most = Math.max(1, ...totals);
  const row = Math.min(72, 310 / seats.length);
  seats.forEach((seat, index) => {
    const y = 262 + index * row;
    const length = (Math.max(0, totals[seat]) / most) * 620;
    pen.fillStyle = SEATS[seat];
    pen.beginPath();
    pen.roundRect(350, y, Math.max(10, length), row * 0.62, 10);
    pen.fill();
    pen.fillStyle = INK;
    const size = Math.min(34, row * 0.55);
    const name = seat === you ? appText().table.you : players[seat];
    pen.font = `${seat === you ? 700 : 500} ${size}px sans-serif`;
    pen.fillText(name, EDGE, y + row * 0.47, 260);
    pen.fillText(figure(totals[seat]), 370 + Math.max(10, length), y + row * 0.47);
  });
}
