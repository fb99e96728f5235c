/** Tables and people are spread over this many channels. Every process of an installation uses the same number. */
export const SHARDS = 64;

export type Shard = number;

/** The shard of a table or person: FNV-1a, the same in every process. */
export function shardOf(id: string): Shard {
  return hashOf(id) % SHARDS;
}

export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  // The low bits of a short text are poorly mixed without this.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return (hash ^ (hash >>> 13)) >>> 0;
}
