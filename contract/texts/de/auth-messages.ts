import type { authMessages as english } from '../en/auth-messages.ts';
import type { Translation } from '../translation.ts';

export const authMessages: Translation<typeof english> = {
  auth: {
    email: 'Bitte geben Sie Ihre E-Mail-Adresse ein',
    password: 'Bitte geben Sie Ihr Passwort ein',
    confirmPassword: 'Bitte wiederholen Sie das Passwort',
    passwordsDiffer: 'Die beiden Passwörter stimmen nicht überein',
    tooShort: 'Bitte mindestens 8 Zeichen',
    lowercase: 'Es fehlt ein Kleinbuchstabe',
    uppercase: 'Es fehlt ein Großbuchstabe',
    special: 'Es fehlt ein Sonderzeichen',
    digit: 'Es fehlt eine Ziffer',
    firstName: 'Bitte geben Sie Ihren Vornamen ein',
    lastName: 'Bitte geben Sie Ihren Nachnamen ein',
    phoneNumber: 'Bitte geben Sie Ihre Telefonnummer ein',
    phoneImpossible:
      'Bitte prüfen Sie die Telefonnummer: Mit dieser Landesvorwahl ist sie nicht gültig',
    phoneForm:
      'Bitte schreiben Sie die Nummer wie 0171 2345678 oder mit Landesvorwahl wie +43 660 1234567',
    address: 'Bitte geben Sie Ihre Anschrift ein',
    zipCode: 'Bitte geben Sie Ihre Postleitzahl ein',
    companyName: 'Bitte geben Sie Ihre Firma ein',
    vatId: 'Eine USt-IdNr. beginnt mit dem Länderkürzel, zum Beispiel DE123456788',
    vatIdForm: 'Bitte prüfen Sie die USt-IdNr.: Länge oder Zeichen passen nicht zu ihrem Land',
    vatIdDigits: 'Bitte prüfen Sie die Ziffern der USt-IdNr.: Eine davon stimmt nicht',
    registered: 'Ihr Konto ist angelegt',
  },
  users: {
    oldPassword: 'Bitte geben Sie Ihr bisheriges Passwort ein',
    newPassword: 'Bitte geben Sie ein neues Passwort ein',
    confirmNewPassword: 'Bitte wiederholen Sie das neue Passwort',
    passwordUpdated: 'Ihr Passwort ist geändert',
    profileUpdated: 'Ihr Profil ist gespeichert',
    roles: 'Bitte wählen Sie eine Rolle',
    note: 'Bitte geben Sie die Notiz als Text ein',
    blocked: 'Bitte geben Sie an, ob der Kunde gesperrt ist',
    trusted: 'Bitte geben Sie an, ob der Kunde vertrauenswürdig ist',
    licenceSeenOn: 'Bitte geben Sie einen gültigen Tag ein',
    licenceInFuture: 'Der Führerschein kann nicht erst später als heute gesehen worden sein',
    licenceClass: 'Bitte wählen Sie eine Führerscheinklasse',
    builtIn: 'Mitgelieferte Konten lassen sich weder ändern noch löschen',
    updated: 'Der Benutzer ist gespeichert',
    deleted: 'Der Benutzer ist gelöscht',
    accountErased: 'Ihr Konto ist gelöscht',
    dataErased: 'Die personenbezogenen Daten sind gelöscht',
  },
};
