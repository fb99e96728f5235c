import type { ReliabilityBin } from '../../review/study/reliability.ts';

/** One panel of a reliability plot. */
export interface Panel {
  readonly title: string;
  readonly note: string;
  readonly raw: readonly ReliabilityBin[];
  readonly sharpened: readonly ReliabilityBin[];
}

const [SIZE, MARGIN, GAP, HEAD] = [200, 34, 26, 40];
const INTERVAL = 1.96;
const LEAST_SHOWN = 20;

const px = (value: number): string => value.toFixed(1);

/** A reliability plot as SVG: what was predicted to the right, what came true upwards, a panel for each player count. */
export function reliabilityPlot(panels: readonly Panel[]): string {
  const width = MARGIN + panels.length * (SIZE + GAP);
  const height = HEAD + SIZE + MARGIN;
  const drawn = panels.map((panel, index) => panelAt(panel, MARGIN + index * (SIZE + GAP)));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" font-family="system-ui, sans-serif" font-size="11">
<rect width="100%" height="100%" fill="#fbf7ee"/>
${drawn.join('\n')}
</svg>
`;
}

function panelAt({ title, note, raw, sharpened }: Panel, left: number): string {
  const at = (predicted: number, won: number): readonly [string, string] => [
    px(left + predicted * SIZE),
    px(HEAD + (1 - won) * SIZE),
  ];
  const line = (bins: readonly ReliabilityBin[], style: string): string =>
    `<polyline fill="none" ${style} points="${shown(bins)
      .map(({ predicted, won }) => at(predicted, won).join(','))
      .join(' ')}"/>`;
  const bars = shown(sharpened).map(({ predicted, won, error }) => {
    const [x, high] = at(predicted, Math.min(1, won + INTERVAL * error));
    const [, low] = at(predicted, Math.max(0, won - INTERVAL * error));
    const [, middle] = at(predicted, won);
    return `<path d="M${x} ${high}V${low}" stroke="#1f6b45"/><circle cx="${x}" cy="${middle}" r="3" fill="#1f6b45"/>`;
  });
  const [startX, startY] = at(0, 0);
  const [endX, endY] = at(1, 1);
  return `<text x="${left}" y="16" font-size="13" font-weight="600" fill="#2c2620">${title}</text>
<text x="${left}" y="31" fill="#6d6255">${note}</text>
<rect x="${left}" y="${HEAD}" width="${SIZE}" height="${SIZE}" fill="#fff" stroke="#cdbf9f"/>
<path d="M${startX} ${startY}L${endX} ${endY}" stroke="#b9ab8c" stroke-dasharray="4 4"/>
${line(raw, 'stroke="#c9862b" stroke-dasharray="2 3"')}
${line(sharpened, 'stroke="#1f6b45" stroke-width="1.5"')}
${bars.join('')}
<text x="${left}" y="${HEAD + SIZE + 16}" fill="#6d6255">0</text>
<text x="${left + SIZE}" y="${HEAD + SIZE + 16}" text-anchor="end" fill="#6d6255">100%</text>`;
}

const shown = (bins: readonly ReliabilityBin[]): readonly ReliabilityBin[] =>
  bins.filter(({ count }) => count >= LEAST_SHOWN);
