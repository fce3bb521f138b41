import { Gauge, type Registry } from 'prom-client';

/** Adds gauges to a registry that are read whenever it is. */
export const gaugesIn =
  (registry: Registry) => (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set(await read());
      },
    });
