import { counting } from '../../../contract/texts/counting.ts';
import type { blockTexts as english } from '../en/blocks.ts';
import type { Translation } from '../../../contract/texts/translation.ts';

const { plural } = counting('de');

export const blockTexts: Translation<typeof english> = {
  new: 'Fahrzeug sperren',
  edit: 'Sperre bearbeiten',
  reason: 'Grund',
  reasons: {
    maintenance: 'Wartung',
    inspection: 'Prüfung',
    repair: 'Reparatur',
    own_use: 'Eigenbedarf',
  },
  fromDate: 'Von',
  fromTime: 'Von, Uhrzeit',
  untilDate: 'Bis',
  untilTime: 'Bis, Uhrzeit',
  isOpen: 'Bis auf Weiteres',
  note: 'Notiz',
  create: 'Sperren',
  save: 'Speichern',
  delete: 'Sperre löschen',
  notPossible:
    'Das Fahrzeug ist zurück, konnte aber nicht gesperrt werden: In dieser Zeit ist es gebucht. Geben Sie diesen Buchungen zuerst ein anderes Fahrzeug.',
  notDeleted:
    'Die Sperre ist noch nicht gelöscht. Bitte prüfen Sie das Formular und löschen Sie die Sperre erneut, wenn sie entfallen kann.',
  yes: 'Ja',
  no: 'Nein',
  span: (from, until) => (until === null ? `ab ${from} bis auf Weiteres` : `${from} – ${until}`),
  name: (reason, span, note) => [reason, span, note].filter(Boolean).join(', '),
  blocks: 'Sperren',
  help: 'Hilfe',
  howToDraw:
    'Um ein Fahrzeug zu sperren, ziehen Sie über seine Zeile oder nutzen Sie die Schaltfläche.',
  howToDrawShort:
    'Um ein Fahrzeug zu sperren, nutzen Sie die Schaltfläche. Tippen Sie eine Sperre an, um sie zu ändern.',
  howToMove:
    'Ziehen Sie eine Sperre oder Buchung, um sie zu verschieben, oder ihre Enden, um Beginn und Ende zu ändern; eine Buchung auch auf ein anderes Fahrzeug. Mit der Tastatur: Die Leertaste nimmt eine Buchung auf. ← und → verschieben um eine Viertelstunde, ↑ und ↓ eine Sperre um eine Stunde, eine Buchung zum nächsten Fahrzeug, Bild auf und Bild ab um einen Tag, mit der Umschalttaste nur das Ende, mit Alt- und Umschalttaste nur den Beginn. Enter speichert oder öffnet, Escape nimmt zurück.',
  reservationAt: (customer, from, until, vehicle) => `${customer}, ${from} – ${until}, ${vehicle}`,
  moveReservation: (reservation) => `${reservation} verlegen?`,
  move: 'Buchung verlegen',
  was: (before) => `bisher ${before}`,
  pickUpPlace: 'Abholort',
  noReservation: 'Die Buchung konnte nicht geladen werden',
  reservationMoved: (reservation, vehicle) => `${reservation} ist verlegt: ${vehicle}.`,
  oneDay: '1 Tag',
  grouping: 'Gruppieren',
  notGrouped: 'Nein',
  groupings: { category: 'Nach Art', homePlace: 'Nach Standort' },
  noCategory: 'Ohne Art',
  noPlace: 'Ohne festen Standort',
  legend: 'Legende',
  barKinds: {
    booked: 'Gebucht',
    out: 'Unterwegs',
    late: 'Überfällig',
    missing: 'Ohne Fahrzeug',
    done: 'Abgeschlossen',
    blocked: 'Gesperrt',
    transfer: 'Überführung',
  },
  transfers: 'Überführungen',
  moving: (name) => `${name}. Enter speichert, Escape nimmt zurück.`,
  takenBack: (name) => `Nicht geändert: ${name}`,
  created: (model, name) => `${model} ist gesperrt: ${name}`,
  updated: (model, name) => `Die Sperre von ${model} ist geändert: ${name}`,
  deleted: (model, name) => `Die Sperre von ${model} ist gelöscht: ${name}`,
  moved: (count) =>
    plural(count, { one: '# Buchung ist verlegt.', other: '# Buchungen sind verlegt.' }),
  undo: 'Rückgängig',
  undone: 'Zurückgenommen.',
  partlyUndone: 'Nicht alles ließ sich zurücknehmen.',
  stays: {
    changed_meanwhile: (reservation) =>
      `${reservation} ist nicht zurückverlegt: Sie wurde inzwischen geändert oder storniert oder hat begonnen.`,
    vehicle_taken: (reservation) =>
      `${reservation} ist nicht zurückverlegt: Das frühere Fahrzeug ist dann vergeben.`,
  },
  blockStays:
    'Die Sperre, die mit der Übergabe endete, gilt nicht wieder: Sie wurde inzwischen geändert oder gelöscht, oder das Fahrzeug ist dann vergeben.',
  notUndone: 'Nicht zurückgenommen',
  isNow: (name) => `Jetzt gilt: ${name}`,
  close: 'Meldung schließen',
  late: 'überfällig',
  dueBack: (time) => `überfällig, Rückgabe war ${time}`,
  inTheWay: (count) =>
    plural(count, { one: '# Buchung steht im Weg', other: '# Buchungen stehen im Weg' }),
  newVehicleFor: (customer) => `Fahrzeug für ${customer}`,
  isRunning: 'Diese Miete läuft schon und lässt sich nicht verlegen.',
  noneFree: 'Kein anderes Fahrzeug dieser Art ist dann frei.',
  bufferOnly: 'Das Fahrzeug wird bei Beginn der Sperre noch aufbereitet.',
  looking: 'Freie Fahrzeuge werden gesucht …',
  withoutVehicle: 'Zunächst ohne Fahrzeug',
  mayStayEmpty:
    'Verlegte Buchungen behalten ihren Preis. Ist ein Feld leer, bleibt die Buchung zunächst ohne Fahrzeug.',
  leaveAndBlock: (count) =>
    plural(count, {
      one: 'Jetzt sperren, # Buchung bleibt ohne Fahrzeug',
      other: 'Jetzt sperren, # Buchungen bleiben ohne Fahrzeug',
    }),
  left: (count) =>
    plural(count, {
      one: '# Buchung bleibt ohne Fahrzeug und steht auf der Übersicht.',
      other: '# Buchungen bleiben ohne Fahrzeug und stehen auf der Übersicht.',
    }),
  moveAndBlock: 'Verlegen und sperren',
  stuck: 'Ändern Sie die Zeit der Sperre oder zuerst diese Buchungen.',
  dueMarks: {
    inspection: 'HU',
    safetyCheck: 'UVV',
    safetyInspection: 'SP',
    tachograph: 'Tacho',
    tailLift: 'LBW',
    other: 'Frist',
  },
  due: (what, day) => `${what} fällig am ${day}`,
  overdue: (what, day) => `${what} überfällig seit ${day}`,
  plan: 'Prüfung planen',
  planShort: 'Planen',
  planFor: (model) => `für ${model}`,
  planned: (day) => `Prüfung geplant am ${day}`,
  plannedLate: (day) => `Prüfung erst am ${day} geplant`,
  state: 'Zustand',
  allStates: 'Alle',
  stateNames: {
    free: 'Jetzt frei',
    rented: 'Vermietet',
    late: 'Überfällig',
    preparing: 'In Aufbereitung',
    transfer: 'In Überführung',
    blocked: 'Gesperrt',
    retired: 'Ausgemustert',
    due: 'Prüfung fällig',
  },
  rentedUntil: (time) => `Vermietet bis ${time}`,
  preparingUntil: (time) => `In Aufbereitung bis ${time}`,
  transferUntil: (time) => `In Überführung bis ${time}`,
  blockedUntil: (time) => `Gesperrt bis ${time}`,
  blockedOpen: 'Gesperrt bis auf Weiteres',
  lateSince: (time) => `Überfällig seit ${time}`,
};

export const catalogue = { texts: blockTexts, messages: {} };
