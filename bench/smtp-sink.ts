import { startSmtp } from '../tests/support/smtp.ts';

/** Takes mails and forgets them, in a process of its own. */
const { url } = await startSmtp({
  onData: (stream, _session, done) => void stream.resume().on('end', () => done()),
});
console.log(`Ready: ${url}`);
process.on('SIGTERM', () => process.exit());
