import { performance } from 'node:perf_hooks';
import { Counter, Histogram, type Registry } from 'prom-client';
import { gaugesIn } from './requests.ts';

/** Milliseconds. */
const pause = 100;

/** Measures by how much a timer is late, which is how long everything waits. Returns a function that stops it. */
export function measureDelay(registry: Registry): () => void {
  const delay = new Histogram({
    name: 'event_loop_delay_seconds',
    help: 'Delay of a timer, ten times a second.',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
    registers: [registry],
  });
  let due = performance.now() + pause;
  const timer = setInterval(() => {
    const now = performance.now();
    delay.observe(Math.max(0, now - due) / 1000);
    due = now + pause;
  }, pause).unref();
  return () => clearInterval(timer);
}

/** The process itself, under the usual names. */
export function measureProcess(registry: Registry): void {
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers: [registry],
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  const gauge = gaugesIn(registry);
  counter(
    'event_loop_busy_seconds_total',
    'Time in which the event loop was busy.',
    () => performance.eventLoopUtilization().active / 1000,
  );
  counter('process_cpu_seconds_total', 'Processor time of all threads.', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  gauge('process_resident_memory_bytes', 'Memory in use.', () => process.memoryUsage.rss());
  gauge(
    'nodejs_heap_size_used_bytes',
    'Memory of live objects.',
    () => process.memoryUsage().heapUsed,
  );
  gauge(
    'process_start_time_seconds',
    'Start, in seconds since 1970.',
    () => performance.timeOrigin / 1000,
  );
}
