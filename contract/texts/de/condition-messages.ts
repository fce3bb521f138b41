import type { conditionMessages as english } from '../en/condition-messages.ts';
import type { Translation } from '../translation.ts';

export const conditionMessages: Translation<typeof english> = {
  condition: {
    damageId: 'Senden Sie eine UUID, die den Schaden benennt',
    place: 'Bitte wählen Sie, wo der Schaden ist',
    note: 'Bitte geben Sie eine Notiz ein',
    isRepaired: 'Bitte geben Sie an, ob der Schaden repariert ist',
    damages: 'Senden Sie eine Liste von Schäden',
    tooManyDamages: ({ maximum }) => `Höchstens ${maximum} Schäden auf einmal`,
    strokes: 'Bitte unterschreiben Sie noch einmal',
    name: 'Bitte geben Sie ein, wer unterschreibt',
    damageNotFound: 'Diesen Schaden gibt es nicht',
    damageReused: 'Mit dieser Kennung wurde schon ein anderer Schaden gesendet',
    damageNoted: 'Der Schaden ist erfasst',
    damageRepaired: 'Der Schaden ist als repariert vermerkt',
    damageThere: 'Der Schaden gilt wieder als vorhanden',
    photoId: 'Senden Sie eine UUID, die das Foto benennt',
    photoStep: 'Bitte geben Sie an, ob das Foto bei der Übergabe oder der Rückgabe entstand',
    photoSize: 'Diese Größe gibt es nicht',
    photoNotFound: 'Dieses Foto gibt es nicht',
    photoReused: 'Mit dieser Kennung wurde schon ein anderes Foto gesendet',
    tooManyPhotos: ({ maximum }) => `Höchstens ${maximum} Fotos je Schritt`,
    photoStored: 'Das Foto ist gespeichert',
    photoKept: 'Dieses Foto bleibt: Es ist von jemand anderem oder älter als ein Tag',
    photoDeleted: 'Das Foto ist gelöscht',
  },
};
