import { readFileSync } from 'node:fs';

/** The most bytes of memory that this process has had. Linux counts its parent's in `maxRSS`, too. */
export function peakMemory(): number {
  if (process.platform !== 'linux') return process.resourceUsage().maxRSS * 1024;
  const [, kilobytes] = /^VmHWM:\s*(\d+) kB$/m.exec(readFileSync('/proc/self/status', 'utf8'))!;
  return Number(kilobytes) * 1024;
}
