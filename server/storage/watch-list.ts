import type { Channel } from './channel.ts';
import type { Shard } from './shard.ts';

/** A shard that no one watches any more is heard for this long: tables are opened and closed often. */
const LINGER = 10_000;

/** Counts who watches each shard. */
export interface WatchList {
  add(shard: Shard): void;
  remove(shard: Shard): void;
  /** Everything to listen to. */
  channels(): ReadonlySet<Channel>;
}

export function createWatchList(onChange: (channels: ReadonlySet<Channel>) => void): WatchList {
  const counts = new Map<Shard, number>();
  const channels = new Set<Channel>(['all']);
  return {
    channels: () => channels,
    add(shard) {
      counts.set(shard, (counts.get(shard) ?? 0) + 1);
      if (channels.has(shard)) return;
      channels.add(shard);
      onChange(channels);
    },
    remove(shard) {
      const left = (counts.get(shard) ?? 0) - 1;
      counts.set(shard, left);
      if (left > 0) return;
      setTimeout(() => {
        if ((counts.get(shard) ?? 0) > 0 || !channels.delete(shard)) return;
        onChange(channels);
      }, LINGER).unref();
    },
  };
}
