import { damagePlaces } from '../../../../contract/counter/damage-places.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { TileField, type TileInput } from '../../ui/TileField.tsx';
import styles from './PlaceField.module.css';

/** Where a damage is: large steps around the vehicle. */
export const PlaceField = (input: TileInput) => (
  <TileField
    {...input}
    styles={{ tiles: styles.places, tile: styles.place }}
    options={damagePlaces.map((name) => [name, <span>{conditionTexts().places[name]}</span>])}
  />
);
