import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { damagePlaces } from '../../../../contract/counter/damage-places.ts';
import { conditionTexts } from '../../../lib/texts/texts.ts';
import { TileField } from '../../ui/TileField.tsx';
import styles from './PlaceField.module.css';

interface Props {
  error: ReactNode;
  register: UseFormRegisterReturn;
}

/** Where a damage is: large steps around the vehicle. */
export function PlaceField(props: Props) {
  const { place, places } = conditionTexts();
  return (
    <TileField
      label={place}
      {...props}
      styles={{ tiles: styles.places, tile: styles.place }}
      options={damagePlaces.map((name) => [name, <span key={name}>{places[name]}</span>])}
    />
  );
}
