/** For tests: a way to the server that breaks after a given number of bytes, in whichever direction they went. */
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface CuttingProxy {
  readonly port: number;
  /** Bytes until everything breaks; null lets everything through. */
  cutAfter: number | null;
  readonly close: () => Promise<void>;
}

export async function cuttingProxy(target: number): Promise<CuttingProxy> {
  const open = new Set<Socket>();
  const breakAll = () => {
    for (const socket of open) socket.destroy();
  };
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1');
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('data', (bytes) => {
        if (proxy.cutAfter === null) return void to.write(bytes);
        const passed = bytes.subarray(0, proxy.cutAfter);
        proxy.cutAfter -= passed.length;
        if (proxy.cutAfter > 0) to.write(passed);
        else to.write(passed, breakAll);
      });
      from.on('close', () => {
        open.delete(from);
        to.destroy();
      });
      from.on('error', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const proxy: CuttingProxy = {
    port: (server.address() as AddressInfo).port,
    cutAfter: null,
    close: () => {
      breakAll();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return proxy;
}
