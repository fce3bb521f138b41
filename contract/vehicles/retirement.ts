import { z } from 'zod';
import { leave, moved, moveRights, moves } from './blocks.ts';
import { byId, writeAnswer } from '../values/common.ts';
import { postEndpoint } from '../wire/endpoint.ts';

export const retireVehicle = postEndpoint({
  path: '/vehicles/:id/retire',
  right: 'vehicles.write',
  fieldRights: moveRights,
  summary:
    'Take a vehicle out of service for good; its past stays. 409 with the reservations ahead that are not moved',
  also: [404, 409],
  params: byId,
  body: z.object({ move: moves, leave }),
  answer: writeAnswer.extend({ moved: z.array(moved), left: z.array(moved).optional() }),
});

export const reinstateVehicle = postEndpoint({
  path: '/vehicles/:id/reinstate',
  right: 'vehicles.write',
  summary:
    'Put a retired vehicle back into service; 409 if another one has its licence plate by now',
  also: [404, 409],
  params: byId,
});
