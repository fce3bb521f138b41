import { placeNamed } from '../../../contract/site/meeting.ts';
import { returnText, showPlace } from '../../lib/rental/place-words.ts';
import { readPlaces } from '../../lib/site/place-of.ts';
import { draft } from '../../lib/storage/draft.ts';
import { sharePlaces } from './chosen-times.ts';

/**
 * Lets visitors who are not logged in choose places in the built form, as MeetingPlaceField.tsx does later; a log-in loses
 * nothing. `home` is the slug of the vehicle's place, `fee` what another place costs, null where none is offered.
 */
export function openPlaceFields(
  form: HTMLFormElement,
  home: string | undefined,
  fee: number | null,
): void {
  const places = readPlaces();
  const kept = draft<Record<'pickUpLocation' | 'dropOffLocation', string>>('places');
  const [pickUp, dropOff] = (['pickUpLocation', 'dropOffLocation'] as const).map(
    (name) => form.elements.namedItem(name) as HTMLSelectElement,
  ) as [HTMLSelectElement, HTMLSelectElement];
  if (places.length === 0 || !(pickUp instanceof HTMLSelectElement)) return;
  const own = places.find(({ slug }) => slug === home);
  if (own) pickUp.replaceChildren(new Option(own.name));
  else pickUp.value = kept.read().pickUpLocation ?? '';

  const draw = (returned: string) => {
    const place = placeNamed(places, pickUp.value);
    const offered = fee === null ? places.filter((one) => one === place) : places;
    const options = place ? offered : [];
    dropOff.replaceChildren(
      ...options.map((one) => new Option(returnText(one, one === place, fee), one.name)),
    );
    const returnPlace = placeNamed(options, returned) ?? place;
    dropOff.value = returnPlace?.name ?? '';
    showPlace(noteOf(pickUp), place);
    showPlace(noteOf(dropOff), returnPlace === place ? undefined : returnPlace);
    const chosen = { pickUpLocation: pickUp.value, dropOffLocation: dropOff.value };
    sharePlaces(chosen);
    kept.keep(chosen);
  };
  // The drop-off follows, unless it was chosen for itself.
  let before = pickUp.value;
  pickUp.addEventListener('change', () => {
    draw(dropOff.value === before ? pickUp.value : dropOff.value);
    before = pickUp.value;
  });
  dropOff.addEventListener('change', () => draw(dropOff.value));
  draw(kept.read().dropOffLocation ?? '');
}

const noteOf = (select: Element): Element =>
  select.closest('.stack')!.querySelector('[data-place]')!;
