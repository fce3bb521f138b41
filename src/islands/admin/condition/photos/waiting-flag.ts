/** Says, without opening the browser's database, that photos wait for their upload. */
export const waitingFlag = 'photos-waiting';
