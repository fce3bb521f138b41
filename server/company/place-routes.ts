import type { FastifyInstance } from 'fastify';
import { isOpenAt, nearestOpen } from '../../contract/site/opening.ts';
import { listPlaces } from '../../contract/site/places.ts';
import { route } from '../http/route.ts';
import type { Services } from '../services.ts';

/** Anybody may know where vehicles are handed over, and when. Without a site there are no places. */
export function placeRoutes(app: FastifyInstance, { company }: Services): void {
  route(app, listPlaces, async ({ query: { at } }) =>
    (company()?.places ?? []).map((place) => {
      const nearest = at === undefined ? null : nearestOpen(place, at);
      return {
        ...place,
        outOfHours: place.outOfHours ?? null,
        keyDrop: place.keyDrop ?? null,
        open: at === undefined ? null : isOpenAt(place, at),
        nearestOpen: nearest && `${nearest}:00`,
      };
    }),
  );
}
