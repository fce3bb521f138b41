import { handOver, undoCounterStep } from '../contract/counter/counter.ts';
import { createBlock, deleteBlock, updateBlock } from '../contract/vehicles/blocks.ts';
import { swapVehicle } from '../contract/counter/counter.ts';
import {
  cancelReservation,
  changeReservation,
  type Status,
} from '../contract/reservations/reservations.ts';
import {
  deleteReservation,
  updateReservation,
} from '../contract/reservations/reservations-admin.ts';
import { oneWayPlaces, type Caller } from './calls.ts';
import type { Rental } from './rentals.ts';

/** A booking, identified by what is stored as its places; its status is null once it is deleted. */
export interface Named extends Rental {
  name: string;
  status: Status | null;
}

export interface Block {
  id: number;
  moved: object[];
}

export interface BlockAnswer {
  block?: { id: number };
  moved?: object[];
  left?: object[];
  conflicts?: { id: number }[];
}

export const blockOf = ({ block, moved = [], left = [] }: BlockAnswer): Block => ({
  id: block!.id,
  moved: [...moved, ...left],
});

export const edit = (
  { connection, token }: Caller,
  id: number,
  { vehicle, pickUp, dropOff, name, status }: Named,
  isOneWay = false,
) =>
  connection.request('PUT', `${updateReservation.path}?reservationId=${id}&carId=${vehicle}`, {
    token,
    body: {
      pickUpTime: pickUp,
      dropOffTime: dropOff,
      pickUpLocation: name,
      dropOffLocation: isOneWay ? `${name}, other` : name,
      ...(isOneWay && oneWayPlaces),
      status,
    },
  });

const idIn = (path: string, id: number) => path.replace(':id', String(id));

export const changeOwn = (
  { connection, token }: Caller,
  id: number,
  { pickUp, dropOff, name }: Named,
) =>
  connection.request(changeReservation.method, idIn(changeReservation.path, id), {
    token,
    body: {
      pickUpTime: pickUp,
      dropOffTime: dropOff,
      pickUpLocation: name,
      dropOffLocation: name,
    },
  });

/** Gives it another vehicle at the counter; the customer agrees to any kind. */
export const swap = (
  { connection, token }: Caller,
  id: number,
  { vehicle }: Pick<Rental, 'vehicle'>,
) =>
  connection.request(swapVehicle.method, idIn(swapVehicle.path, id), {
    token,
    body: { vehicleId: vehicle, consent: 'Am Telefon' },
  });

export const cancelOwn = ({ connection, token }: Caller, id: number) =>
  connection.request(cancelReservation.method, idIn(cancelReservation.path, id), { token });

const blockBody = ({ vehicle, pickUp, dropOff }: Rental) => ({
  vehicleId: vehicle,
  from: pickUp,
  until: dropOff,
  reason: 'repair',
});

/** With `leave`, what is in the way and not moved loses its vehicle. */
export const addBlock = (
  { connection, token }: Caller,
  rental: Rental,
  move: object[],
  leave = false,
) =>
  connection.request(createBlock.method, createBlock.path, {
    token,
    body: { ...blockBody(rental), move, leave },
  });

/** Hands a vehicle over now, however much later that is agreed for, at the price that it has. */
export const handOverNow = ({ connection, token }: Caller, id: number) =>
  connection.request(handOver.method, idIn(handOver.path, id), {
    token,
    body: {
      mileageKm: 100_000,
      fuelEighths: 8,
      reason: 'Beweis',
      start: 'now',
      pricing: 'keep',
      leave: true,
      confirmed: true,
    },
  });

export const undoHandOver = ({ connection, token }: Caller, id: number) =>
  connection.request(undoCounterStep.method, idIn(undoCounterStep.path, id), {
    token,
    body: { step: 'hand-over' },
  });

/** Like `removeBlock`, it moves back what it can of what made way for the block. */
export const moveBlock = ({ connection, token }: Caller, { id, moved }: Block, rental: Rental) =>
  connection.request(updateBlock.method, idIn(updateBlock.path, id), {
    token,
    body: { ...blockBody(rental), moveBack: moved },
  });

export const removeBlock = ({ connection, token }: Caller, { id, moved }: Block) =>
  connection.request(deleteBlock.method, idIn(deleteBlock.path, id), {
    token,
    body: { moveBack: moved },
  });

export const remove = ({ connection, token }: Caller, id: number) =>
  connection.request('DELETE', idIn(deleteReservation.path, id), { token });
