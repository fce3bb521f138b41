/** IANA name of the zone of all wall-clock times, unless a server is set to another. */
export const defaultTimeZone = 'Europe/Berlin';
