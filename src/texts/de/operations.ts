import type { Translation } from '../../../contract/texts/translation.ts';
import type { operationTexts as english } from '../en/operations.ts';

export const operationTexts: Translation<typeof english> = {
  title: 'Betrieb',
  about: 'Dieselben Zahlen wie in den Metriken, dieselben Schwellen wie bei den Alarmen.',
  notOffered: 'Dieser Server sagt nicht, wie es ihm geht',
  line: 'Was',
  state: 'Zustand',
  value: 'Jetzt',
  states: { ok: 'In Ordnung', look: 'Heute ansehen', act: 'Jetzt handeln' },
  thisServer: 'nur dieser Server',
  lines: {
    release: 'Version',
    database: 'Datenbank',
    mails: 'Wartende Mails',
    documents: 'Wartende Dokumente',
    webhooks: 'Wartende Webhooks',
    backup: 'Letzte Sicherung',
    housekeeping: 'Aufräumen',
    disk: 'Festplatte',
    limits: 'Erreichte Grenzen, 15 Minuten',
    refusals: 'Abgelehnte Aufrufe, 15 Minuten',
    browserErrors: 'Fehler der Seiten in Browsern, 15 Minuten',
  },
  advice: {
    release: '',
    database: '',
    mails: 'Im Log nach „A mail was not sent“ suchen, dann den Mailserver prüfen.',
    documents: 'Nach vielen Buchungen auf einmal üblich. Sonst den Server neu starten.',
    webhooks:
      'Unter „Webhooks“ nachsehen, welches Programm nicht antwortet, und es in Gang bringen; danach den Webhook einschalten.',
    backup:
      'npm run backup ausführen, unter systemd systemctl start rental-backup, und nachlesen, warum der Timer es nicht tat: journalctl -u rental-backup.',
    housekeeping: 'Im Log nach „Housekeeping failed“ suchen; den Server neu starten.',
    disk: 'Alte Sicherungen und Logs löschen oder die Festplatte vergrößern. Ist sie voll, kann niemand mehr buchen.',
    limits:
      'Jemand rät, oder ein Programm ist defekt: sein Netz im Log des Proxys suchen. Die Grenze hält.',
    refusals:
      'Die Datenbank hat zu viel zu tun: das Netz, das am meisten sendet, am Proxy ablehnen.',
    browserErrors:
      'Im Log nach „A page met an error“ suchen: dort steht das Skript. Kam der Fehler mit einer neuen Version, zur vorigen zurückkehren.',
  },
  release: (version, commit, node) =>
    `${version}${commit ? `, Commit ${commit}` : ''}, Node ${node}`,
  database: (version, size, isEmbedded) =>
    `PostgreSQL ${version}${isEmbedded ? ', eingebettet' : ''}, ${size}`,
  noMailServer: 'Kein Mailserver eingestellt, also wartet keine',
  none: 'Keine',
  waiting: (count, age) => `${count}, am längsten seit ${age}`,
  off: (count) => `${count} abgeschaltet`,
  backup: (at, size) => `${at}, ${size}`,
  noBackup: 'Noch keine',
  notYet: 'Seit dem Start noch nicht: wenige Minuten danach, dann stündlich',
  failed: (count) => `seitdem ${count}-mal gescheitert`,
  disk: (free, size) => `${free} von ${size} frei`,
  asOf: (time) => `Stand: ${time}.`,
  refresh: 'Aktualisieren',
};

export const catalogue = { texts: operationTexts, messages: {} };
