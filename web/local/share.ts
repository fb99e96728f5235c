import type { MatchRecord } from '../../kernel/record.ts';

/** Runs bytes through a stream of the browser. */
async function through(bytes: BlobPart, stream: CompressionStream | DecompressionStream): Promise<Blob> {
  return new Response(new Blob([bytes]).stream().pipeThrough(stream)).blob();
}

/** A whole record as a short piece of an address. */
export async function encodeRecord(record: MatchRecord): Promise<string> {
  const blob = await through(JSON.stringify(record), new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCodePoint(byte);
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** The record in an address; throws when it holds none. */
export async function decodeRecord(text: string): Promise<MatchRecord> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, letter => letter.codePointAt(0) ?? 0);
  const blob = await through(bytes, new DecompressionStream('deflate-raw'));
  const { parseRecord } = await import('../../kernel/record.ts');
  return parseRecord(await blob.text());
}

/** Hands a record to the person as a file. */
export function download(record: MatchRecord): void {
  const text = `${JSON.stringify(record, null, 2)}\n`;
  save(
    new Blob([text], { type: 'application/json' }),
    `${record.game}-${record.commitment.slice(0, 8)}.json`,
  );
}

function save(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Puts a text where it can be pasted from; false when the browser does not allow it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/** Gives a picture to another app, or as a file where that cannot be done. */
export async function sharePicture(canvas: HTMLCanvasElement, title: string): Promise<boolean> {
  const blob = await new Promise<Blob | null>(resolve => canvas.toBlob(resolve, 'image/png'));
  if (blob === null) return false;
  const file = new File([blob], 'cosecha.png', { type: 'image/png' });
  if (navigator.canShare({ files: [file] })) {
    try {
      await navigator.share({ files: [file], title });
      return true;
    } catch (error) {
      // Whoever closes the list of apps has changed their mind; anything else falls back to a file.
      if (error instanceof DOMException && error.name === 'AbortError') return false;
    }
  }
  save(blob, 'cosecha.png');
  return true;
}
