import { Gauge, type Registry } from 'prom-client';

/** Adds gauges to a registry that are read whenever it is. */
export const gaugesIn = (registry: Registry) => (name: string, help: string, read: () => number) =>
  new Gauge({
    ...{ name, help, registers: [registry] },
    collect() {
      this.set(read());
    },
  });
