import { performance } from 'node:perf_hooks';
import { histogram, reading, type Metric } from './series.ts';

/** Milliseconds. */
const pause = 100;

/** Measures by how much a timer is late, which is how long everything waits. Also returns a function that stops it. */
export function measureDelay(): { delay: Metric; stop: () => void } {
  const delay = histogram(
    'event_loop_delay_seconds',
    'Delay of a timer, ten times a second.',
    [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2],
  );
  let due = performance.now() + pause;
  const timer = setInterval(() => {
    const now = performance.now();
    delay.observe(Math.max(0, now - due) / 1000);
    due = now + pause;
  }, pause).unref();
  return { delay, stop: () => clearInterval(timer) };
}

/** The process itself, under the names that are usual for them. */
export const ofProcess: Metric[] = [
  reading(
    'event_loop_busy_seconds_total',
    'Time in which the event loop was busy.',
    'counter',
    () => performance.eventLoopUtilization().active / 1000,
  ),
  reading('process_cpu_seconds_total', 'Processor time of all threads.', 'counter', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  }),
  reading('process_resident_memory_bytes', 'Memory in use.', 'gauge', () =>
    process.memoryUsage.rss(),
  ),
  reading(
    'nodejs_heap_size_used_bytes',
    'Memory of live objects.',
    'gauge',
    () => process.memoryUsage().heapUsed,
  ),
  reading(
    'process_start_time_seconds',
    'Start, in seconds since 1970.',
    'gauge',
    () => performance.timeOrigin / 1000,
  ),
];
