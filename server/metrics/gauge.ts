import { setTimeout as sleep } from 'node:timers/promises';
import { Gauge, type Registry } from 'prom-client';

/** Milliseconds to wait for a value, so that a busy database holds up no other. */
const patience = 1000;

/** Adds gauges to a registry that are read whenever it is; NaN is a value that did not come in time. */
export const gaugesIn =
  (registry: Registry) => (name: string, help: string, read: () => number | Promise<number>) =>
    new Gauge({
      ...{ name, help, registers: [registry] },
      async collect() {
        this.set(await Promise.race([read(), sleep(patience, NaN, { ref: false })]));
      },
    });
