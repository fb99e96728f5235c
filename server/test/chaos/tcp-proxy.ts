import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A connection between two parts, which can be cut, delayed and held up. */
export interface TcpProxy {
  readonly port: number;
  /** Ends every connection. */
  cut(): void;
  /** Everything arrives this many milliseconds late; 0: at once. */
  delay(milliseconds: number): void;
  /** Nothing arrives any more, and no one is told; what was sent meanwhile arrives after `thaw`. */
  freeze(): void;
  thaw(): void;
  /** Connections that exist stay open and lead nowhere for ever; new ones work. */
  sever(): void;
  close(): void;
}

interface Pair {
  readonly ends: readonly [Socket, Socket];
  isSevered: boolean;
}

export async function startTcpProxy(target: number): Promise<TcpProxy> {
  const pairs = new Set<Pair>();
  let late = 0;
  let isFrozen = false;

  const forward = (pair: Pair, from: Socket, to: Socket): void => {
    const waiting: Buffer[] = [];
    const deliver = (part: Buffer | undefined): void => {
      if (part !== undefined && !pair.isSevered && !to.destroyed) to.write(part);
    };
    from.on('data', part => {
      if (late === 0 && waiting.length === 0) return deliver(part);
      // Late or not, nothing overtakes what was sent before: each timer delivers the oldest part.
      waiting.push(part);
      setTimeout(() => deliver(waiting.shift()), late);
    });
    from.on('close', () => {
      pairs.delete(pair);
      to.destroy();
    });
    from.on('error', () => to.destroy());
    if (isFrozen) from.pause();
  };
  const server = createServer(client => {
    const other = connect(target, '127.0.0.1');
    client.setNoDelay();
    other.setNoDelay();
    const pair: Pair = { ends: [client, other], isSevered: false };
    pairs.add(pair);
    forward(pair, client, other);
    forward(pair, other, client);
  });
  await new Promise<void>(resolve => void server.listen(0, '127.0.0.1', resolve));
  const all = (work: (socket: Socket) => void): void => {
    for (const { ends } of pairs) for (const socket of ends) work(socket);
  };
  return {
    // A server that listens on a port has an address of this kind.
    port: (server.address() as AddressInfo).port,
    cut: () => all(socket => void socket.destroy()),
    delay(milliseconds) {
      late = milliseconds;
    },
    freeze() {
      isFrozen = true;
      all(socket => void socket.pause());
    },
    thaw() {
      isFrozen = false;
      all(socket => void socket.resume());
    },
    sever() {
      for (const pair of pairs) pair.isSevered = true;
    },
    close() {
      all(socket => void socket.destroy());
      server.close();
    },
  };
}
