/** The texts of the operator's page. */
export const operationTexts = {
  title: 'Operations',
  about: 'The same figures as in the metrics, and the same thresholds as the alerts.',
  notOffered: 'This server does not tell how it is doing',
  line: 'What',
  state: 'State',
  value: 'Now',
  states: { ok: 'Fine', look: 'Look today', act: 'Act now' },
  thisServer: 'this server only',
  lines: {
    release: 'Release',
    database: 'Database',
    mails: 'Waiting mails',
    documents: 'Waiting documents',
    webhooks: 'Waiting webhooks',
    backup: 'Last backup',
    housekeeping: 'Housekeeping',
    disk: 'Disk',
    limits: 'Limits reached, 15 minutes',
    refusals: 'Refused calls, 15 minutes',
    browserErrors: 'Errors of pages in browsers, 15 minutes',
  },
  /** What to do about a line that is not fine. */
  advice: {
    release: '',
    database: '',
    mails: 'Look for “A mail was not sent” in the log, then at the mail server.',
    webhooks:
      'See at "Webhooks" which program does not answer, and get it going; then switch the webhook on.',
    documents: 'Usual after many bookings at once. Otherwise restart the server.',
    backup:
      'Run npm run backup, under systemd systemctl start rental-backup, and read why the timer did not: journalctl -u rental-backup.',
    housekeeping: 'Search the log for “Housekeeping failed”; restart the server.',
    disk: 'Delete old backups and logs, or enlarge the disk. Nothing can be booked once it is full.',
    limits: 'Guessing or a broken program: find its network in the proxy’s log. The limit holds.',
    refusals: 'The database has too much to do: refuse the network that sends most at the proxy.',
    browserErrors:
      'Search the log for “A page met an error”: it names the script. If it came with a release, go back to the one before.',
  },
  release: (version: string, commit: string | null, node: string) =>
    `${version}${commit ? `, commit ${commit}` : ''}, Node ${node}`,
  database: (version: string, size: string, isEmbedded: boolean) =>
    `PostgreSQL ${version}${isEmbedded ? ', embedded' : ''}, ${size}`,
  noMailServer: 'No mail server is set, so none waits',
  none: 'None',
  waiting: (count: string, age: string) => `${count}, the oldest for ${age}`,
  off: (count: string) => `${count} switched off`,
  backup: (at: string, size: string) => `${at}, ${size}`,
  noBackup: 'There is none yet',
  notYet: 'Not yet since the start: a few minutes after it, then every hour',
  failed: (count: string) => `failed ${count} times since`,
  disk: (free: string, size: string) => `${free} of ${size} free`,
  asOf: (time: string) => `As of ${time}.`,
  refresh: 'Refresh',
} as const;

export const catalogue = { texts: operationTexts, messages: {} };
